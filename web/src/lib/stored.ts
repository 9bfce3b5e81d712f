// Answers of the server that this browser keeps, for when the server can't be reached.
const CACHE = "answers"; // a name that the service worker leaves alone
const MOST = 20;

/** Store an answer if the server allows it; the oldest make room. */
export async function store(path: string, answer: Response): Promise<void> {
  if (answer.headers.get("cache-control")?.includes("no-store") ?? true) return;
  await within(async (cache) => {
    await cache.put(path, answer); // as the last one, in place of what was there: a page that goes away loses neither
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
  });
}

/** The stored answer, if there is one. */
export function stored(path: string): Promise<Response | undefined> {
  return within((cache) => cache.match(path, { ignoreVary: true }));
}

/** Drop every answer from this address, whatever its query. */
export async function dropStored(path: string): Promise<void> {
  await within((cache) => cache.delete(path, { ignoreSearch: true, ignoreVary: true }));
}

/** Drop everything: somebody else may use this browser next. */
export async function dropAllStored(): Promise<void> {
  await within(() => caches.delete(CACHE));
}

/** Work with the cache; without effect where the browser has none, or no room. */
async function within<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined;
  }
}
