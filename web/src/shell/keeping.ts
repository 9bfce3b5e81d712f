/// <reference lib="webworker" />
// The part of the service worker that keeps the page: it opens without a network, and is as new as the network allows.
declare const SHELL: string[]; // all that the first screen needs; the build fills it in
declare const ENTRY: string[]; // what of it the page itself names

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const PAGE = "/";
const KIND = "page "; // other caches hold what was chosen here
const CACHE = KIND + SHELL.join(" "); // hashes are in the names: another build is another cache
const PATIENCE_MS = 4_000; // for a network that seems to be there, and is not

export function keepPage(): void {
  worker.addEventListener("install", (event) => event.waitUntil(keep([PAGE, ...SHELL])));
  worker.addEventListener("activate", (event) => event.waitUntil(begin()));
  worker.addEventListener("message", (event) => event.waitUntil(obey(event.data as Order)));
  worker.addEventListener("fetch", (event) => {
    const answer = answerTo(event.request);
    if (answer) event.respondWith(answer);
  });
}

type Order = { type: "used"; paths: string[] } | { type: "take-over" };

/** Older pages are served by the older worker until they are closed, or somebody asks for the new one. */
async function obey(order: Order): Promise<void> {
  if (order.type === "take-over") await worker.skipWaiting();
  else await keep(order.paths);
}

async function begin(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(KIND) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Files of the server; what is kept already is not asked for again, but the page itself is. */
async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => path === PAGE || !known.has(path)));
}

/** What is answered here; null leaves it to the browser: all of /api above all. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return null;
  if (request.mode === "navigate") return /^\/api(\/|$)|\./.test(pathname) ? null : newest(request);
  if (pathname.startsWith("/assets/")) return kept(request);
  return SHELL.includes(pathname) ? newest(request, pathname) : null;
}

/** A name with a hash in it always means the same. */
async function kept(request: Request): Promise<Response> {
  const found = await old(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await put(request, answer);
  return answer;
}

/** The server's answer, or what is kept if there is none in time; every address of the site is the same page. */
async function newest(request: Request, path = PAGE): Promise<Response> {
  const found = await old(path);
  const asked = fetch(request).then(async (answer) => {
    if (await isOurs(answer, path)) await put(path, answer);
    return answer.status >= 500 && found ? found : answer;
  });
  return found ? Promise.race([asked.catch(() => found), after(PATIENCE_MS, found)]) : asked;
}

/** Whether an answer belongs to what is kept: /healthz is not the page, and a newer page needs files of a newer worker. */
async function isOurs(answer: Response, path: string): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  if (path !== PAGE) return true;
  const text = await answer.clone().text();
  return ENTRY.every((file) => text.includes(file));
}

/** What is kept; nothing where a browser lets nobody keep anything. */
async function old(request: RequestInfo): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Keep an answer if there is room for it: whoever asked gets it all the same. */
async function put(request: RequestInfo, answer: Response): Promise<void> {
  const copy = answer.clone();
  await caches
    .open(CACHE)
    .then((cache) => cache.put(request, copy))
    .catch(() => {});
}

function after<T>(time: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, time, value));
}
