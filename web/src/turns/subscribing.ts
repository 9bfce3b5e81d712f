// A browser's address at its maker's push service: asked for, handed to our server, and kept up to date.
import { Refusal, ask, send } from "../lib/api";
import { text } from "../lib/base64";
import type { PushInfo, PushKey } from "../protocol";

/** Let the server reach this browser; the name under which it is kept there. */
export async function subscribed(registration: ServiceWorkerRegistration): Promise<string> {
  const { key } = await ask<PushKey>("/api/push/key");
  const { endpoint, keys } = ((await known(registration, key)) ?? (await made(registration, key))).toJSON();
  return (await send<PushInfo>("POST", "/me/push", { endpoint, keys })).id;
}

/** A new address; a service that gives none is no fault of anybody's here. */
function made(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  return registration.pushManager.subscribe(wish).catch(() => {
    throw new Refusal("no-push-service");
  });
}

/** The address that there is; one for another key of the server, which works no more, is given up. */
async function known(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription | null> {
  const found = await registration.pushManager.getSubscription();
  const madeFor = found?.options.applicationServerKey;
  if (!found || (madeFor && text(madeFor) === key)) return found;
  await found.unsubscribe();
  return null;
}
