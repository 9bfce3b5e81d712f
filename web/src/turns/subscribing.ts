// A browser's address at its push service: requested, sent to our server, and kept up to date.
import { Refusal, ask, send } from "../lib/api";
import { text } from "../lib/base64";
import type { PushInfo, PushKey } from "../protocol";

/** Let the server reach this browser; returns the id of the subscription there. */
export async function subscribed(registration: ServiceWorkerRegistration): Promise<string> {
  const { key } = await ask<PushKey>("/api/push/key");
  const { endpoint, keys } = ((await known(registration, key)) ?? (await made(registration, key))).toJSON();
  return (await send<PushInfo>("POST", "/me/push", { endpoint, keys })).id;
}

/** Subscribe; a push service that fails isn't an error of the page or the server. */
function made(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  return registration.pushManager.subscribe(wish).catch(() => {
    throw new Refusal("no-push-service");
  });
}

/** The existing subscription; one for another key of the server no longer works and is removed. */
async function known(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription | null> {
  const found = await registration.pushManager.getSubscription();
  const madeFor = found?.options.applicationServerKey;
  if (!found || (madeFor && text(madeFor) === key)) return found;
  await found.unsubscribe();
  return null;
}
