// Responses kept in this browser for when the server can't be reached.
const CACHE = "answers"; // a name that the service worker leaves alone
const MOST = 20;

/** Store a response if the server allows it. The oldest ones are dropped. */
export async function store(path: string, answer: Response): Promise<void> {
  if (answer.headers.get("cache-control")?.includes("no-store") ?? true) return;
  await within(async (cache) => {
    await cache.put(path, answer); // replaces the old one in one step, so a page that closes now loses neither
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
  });
}

/** The stored response, if there is one. */
export function stored(path: string): Promise<Response | undefined> {
  return within((cache) => cache.match(path, { ignoreVary: true }));
}

/** Drop every response for this path, whatever its query. */
export async function dropStored(path: string): Promise<void> {
  await within((cache) => cache.delete(path, { ignoreSearch: true, ignoreVary: true }));
}

/** Drop everything: someone else may use this browser next. */
export async function dropAllStored(): Promise<void> {
  await within(() => caches.delete(CACHE));
}

/** Work with the cache; undefined if the browser has none, or it is full. */
async function within<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined;
  }
}
