/// <reference lib="webworker" />
// The part of the service worker that caches the page, so that it opens at once, with or without a network. Whether the
// server has a newer one is the page's own question (`version.ts`).
import type { Order } from "../lib/worker";

declare const BUILD: string; // changes with any file of the build
declare const SHELL: string[]; // everything the first screen needs; the build fills it in
declare const ENTRY: string[]; // the files among them that the page itself names
declare const LESSONS: Record<string, string[]>; // lessons and rules: their scripts under "", their texts by language

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const PAGE = "/";
const KIND = "page "; // other caches hold the reader's own choices
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

/** The page can't open without itself and the files it names; everything else can load when needed. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE);
  if (!(await isOurs(page))) throw new Error("the server has a different build");
  await cache.put(PAGE, page);
  await cache.addAll(ENTRY);
  await save(SHELL);
}

/** The older worker serves older pages until they are closed, or until the reader requests the new version. */
async function begin(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(KIND) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Cache missing files; a failed one doesn't block the others. */
async function save(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.allSettled(paths.filter((path) => !known.has(path)).map((path) => cache.add(path)));
}

/** The worker's response; null leaves the request to the browser, above all anything below /api. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return null;
  if (request.mode === "navigate") return OTHERS.test(pathname) ? null : page(request);
  if (pathname.startsWith("/assets/")) return cached(request);
  return SHELL.includes(pathname) ? fresh(request, pathname) : null;
}

/** All addresses of the site share one page. */
async function page(request: Request): Promise<Response> {
  const asksServer = isStale;
  isStale = false;
  return (!asksServer && (await old(PAGE))) || fresh(request, PAGE);
}

/** The content behind a name with a hash never changes. */
async function cached(request: Request): Promise<Response> {
  const found = await old(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await put(request, answer);
  return answer;
}

/** The server's response, or the cached one if there is none. */
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

/** The cached response; undefined if the browser forbids caches. */
async function old(request: RequestInfo): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Cache a response if there is room; without room the request still succeeds. */
async function put(request: RequestInfo, answer: Response): Promise<void> {
  const copy = answer.clone();
  await caches
    .open(CACHE)
    .then((cache) => cache.put(request, copy))
    .catch(() => {});
}
