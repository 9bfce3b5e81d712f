// Registers the service worker, which stores this page so that it opens at once, even offline.

export type Order =
  { type: "used"; paths: string[]; language: string } | { type: "take-over" } | { type: "ask-server" };

export const WORKER = "/worker.js";
const PATIENCE_MS = 15_000; // a slow phone needs five seconds for a new page
const DOUBT_MS = 2_000;

/** Register the worker and return whether it stores this page. Call it after rendering, which must not wait for this. */
export async function isKept(): Promise<boolean> {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    tell(active, { type: "used", paths: used(), language: document.documentElement.lang });
    return true;
  } catch {
    return false; // without storage the page still works
  }
}

/** Make the next load fetch the server's newest page: through its new worker, or bypassing the current one. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) return;
  const isNew = await Promise.race([takeOver(registration), after(PATIENCE_MS, false)]);
  if (!isNew)
    await Promise.race([obeyed(registration.active, { type: "ask-server" }), after(DOUBT_MS, null)]);
}

/** Activate a newer worker, if there is one, and return whether it serves the page now. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update().catch(() => {});
  const newer = registration.installing ?? registration.waiting;
  if (!newer) return false;
  await become(newer, "installed");
  tell(newer, { type: "take-over" });
  await become(newer, "activated");
  return newer.state === "activated";
}

const STATES = ["parsed", "installing", "installed", "activating", "activated", "redundant"];

/** Wait until a worker has reached this state or failed. */
function become(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => STATES.indexOf(worker.state) >= STATES.indexOf(state) && resolve();
    worker.addEventListener("statechange", look);
    look();
  });
}

function tell(worker: ServiceWorker | null, order: Order): void {
  worker?.postMessage(order);
}

/** Send an order and wait for its reply, because a navigation may overtake a message. */
function obeyed(worker: ServiceWorker | null, order: Order): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  worker?.postMessage(order, [port2]);
  return new Promise((resolve) => (port1.onmessage = resolve));
}

function after<T>(time: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, time, value));
}

/** Chunks that were already loaded, such as the texts of the chosen language. */
function used(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.startsWith("/assets/"));
}
