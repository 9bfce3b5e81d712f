// From the page's side: have the service worker keep this page, so that it opens at once, and without a network too.

export type Order =
  { type: "used"; paths: string[]; language: string } | { type: "take-over" } | { type: "ask-server" };

export const WORKER = "/worker.js";
const PATIENCE_MS = 15_000; // a slow phone loads a new page in five
const DOUBT_MS = 2_000;

/** Once the page stands: it is not to wait for this. Whether it is kept. */
export async function isKept(): Promise<boolean> {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    tell(active, { type: "used", paths: used(), language: document.documentElement.lang });
    return true;
  } catch {
    return false; // where nothing may be kept, the page works all the same
  }
}

/** Have the server's newest page loaded next: by its own worker, or past the one that is here. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) return;
  const isNew = await Promise.race([takeOver(registration), after(PATIENCE_MS, false)]);
  if (!isNew)
    await Promise.race([obeyed(registration.active, { type: "ask-server" }), after(DOUBT_MS, null)]);
}

/** Whether there is a newer worker, and it serves the page from now on. */
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

/** Wait until a worker is as far as that, or has failed. */
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

/** Wait until a worker has done something: a navigation may overtake a message. */
function obeyed(worker: ServiceWorker | null, order: Order): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  worker?.postMessage(order, [port2]);
  return new Promise((resolve) => (port1.onmessage = resolve));
}

function after<T>(time: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, time, value));
}

/** Parts of the page that were needed already, such as the words of one's language. */
function used(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.startsWith("/assets/"));
}
