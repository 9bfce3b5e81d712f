// From the page's side: have the service worker keep this page, so that it opens without a network too.

export const WORKER = "/worker.js";

/** Once the page stands: it is not to wait for this. Whether it is kept. */
export async function isKept(): Promise<boolean> {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "used", paths: used() });
    return true;
  } catch {
    return false; // where nothing may be kept, the page works all the same
  }
}

/** Parts of the page that were needed already, such as the words of one's language. */
function used(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.startsWith("/assets/"));
}
