/// <reference lib="webworker" />
// The part of the service worker that caches the page: it opens at once, with or without a network. Whether the server has
// a newer one is the page's own question (`version.ts`).
import type { Order } from "../lib/worker";

declare const BUILD: string; // changes with any file of the build
declare const SHELL: string[]; // all that the first screen needs; the build fills it in
declare const ENTRY: string[]; // what of it the page itself names
declare const LESSONS: Record<string, string[]>; // lessons and rules: their scripts under "", their texts by language

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const PAGE = "/";
const KIND = "page "; // other caches hold what was chosen here
const CACHE = KIND + BUILD;
const OTHERS = /^\/(api|healthz|readyz)(\/|$)|\./; // addresses that aren't the page's

let isStale = false; // the next navigation asks the server

export function keepPage(): void {
  worker.addEventListener("install", (event) => event.waitUntil(install()));
  worker.addEventListener("activate", (event) => event.waitUntil(begin()));
  worker.addEventListener("message", (event) => event.waitUntil(obey(event.data as Order, event.ports[0])));
  worker.addEventListener("fetch", (event) => {
    const answer = answerTo(event.request);
    if (answer) event.respondWith(answer);
  });
}

async function obey(order: Order, answer?: MessagePort): Promise<void> {
  if (order.type === "take-over") await worker.skipWaiting();
  else if (order.type === "ask-server") isStale = true;
  else await save([...order.paths, ...LESSONS[""]!, ...(LESSONS[order.language] ?? [])]);
  answer?.postMessage("done");
}

/** Without the page and what it names there is nothing to open; everything else can come when it is needed. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE);
  if (!(await isOurs(page))) throw new Error("the server has another page by now");
  await cache.put(PAGE, page);
  await cache.addAll(ENTRY);
  await save(SHELL);
}

/** Older pages are served by the older worker until they are closed, or somebody asks for the new one. */
async function begin(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(KIND) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Cache files that aren't there yet; one that doesn't come keeps no other out. */
async function save(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.allSettled(paths.filter((path) => !known.has(path)).map((path) => cache.add(path)));
}

/** What is answered here; null leaves it to the browser: all of /api above all. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return null;
  if (request.mode === "navigate") return OTHERS.test(pathname) ? null : page(request);
  if (pathname.startsWith("/assets/")) return cached(request);
  return SHELL.includes(pathname) ? fresh(request, pathname) : null;
}

/** Every address of the site is the same page. */
async function page(request: Request): Promise<Response> {
  const asksServer = isStale;
  isStale = false;
  return (!asksServer && (await old(PAGE))) || fresh(request, PAGE);
}

/** A name with a hash in it always means the same. */
async function cached(request: Request): Promise<Response> {
  const found = await old(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await put(request, answer);
  return answer;
}

/** The server's answer, or the cached one if there is none. */
async function fresh(request: Request, path: string): Promise<Response> {
  const found = await old(path);
  try {
    const answer = await fetch(request);
    return answer.status >= 500 && found ? found : answer;
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

/** Whether the server's page is of the same build: a newer one needs files that a newer worker caches. */
async function isOurs(answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  const text = await answer.clone().text();
  return ENTRY.every((file) => text.includes(file));
}

/** What is cached; nothing where a browser lets nobody cache anything. */
async function old(request: RequestInfo): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Cache an answer if there is room for it: whoever asked gets it all the same. */
async function put(request: RequestInfo, answer: Response): Promise<void> {
  const copy = answer.clone();
  await caches
    .open(CACHE)
    .then((cache) => cache.put(request, copy))
    .catch(() => {});
}
