// Whether this browser tells us of our turn while we are away: asked for by a click, kept by the browser itself.
import { send } from "../lib/api";
import { WORKER } from "../lib/worker";
import { subscribed } from "./subscribing";

type Obstacle = "insecure" | "missing" | "forbidden";

/** Why this browser cannot tell us; null if it can. */
function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "missing";
  return Notification.permission === "denied" ? "forbidden" : null;
}

class TurnNotice {
  /** Until the browser has been asked: whoever has allowed it wants it. */
  isOn = $state(obstacle() === null && Notification.permission === "granted");
  /** The browser has said how things stand: before it does, a click could mean the opposite of what is seen. */
  isKnown = $state(false);
  why = $state<Obstacle | null>(obstacle());
  #name = "";
  #renewal: Promise<void> = Promise.resolve();

  /** How things stand; whoever is on is handed to the server once more, which may have lost it. */
  async load(): Promise<void> {
    const registration = await this.#registration();
    const known = await registration?.pushManager.getSubscription().catch(() => null);
    this.isOn = Boolean(known) && Notification.permission === "granted";
    this.isKnown = true;
    await this.renew();
  }

  /** Hand it to the server again: as somebody who has just signed in or out. Another time will do if it fails. */
  renew(): Promise<void> {
    return (this.#renewal = this.#renewal.then(() => this.#renewed()));
  }

  /** Ask the browser, which asks its owner; whether it may be. */
  async switchOn(): Promise<boolean> {
    const answer = await Notification.requestPermission();
    this.why = obstacle();
    if (answer !== "granted") return false;
    await navigator.serviceWorker.register(WORKER);
    this.#name = await subscribed(await navigator.serviceWorker.ready);
    return (this.isOn = true);
  }

  /** Nothing is left of it, neither here nor at the server. */
  async switchOff(): Promise<void> {
    await this.#renewal; // it would bring back what is given up, and only then we know its name
    const registration = await this.#registration();
    this.isOn = false;
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    if (this.#name) await send("DELETE", `/me/push/${this.#name}`);
  }

  /** What was told of a table is not news any more. */
  async clear(table: string): Promise<void> {
    const shown = await (await this.#registration())?.getNotifications({ tag: table });
    shown?.forEach((notification) => notification.close());
  }

  async #renewed(): Promise<void> {
    const registration = await this.#registration();
    if (this.isOn && registration) this.#name = await subscribed(registration).catch(() => "");
  }

  async #registration(): Promise<ServiceWorkerRegistration | undefined> {
    const isPossible = this.why === null || this.why === "forbidden";
    if (!isPossible) return undefined;
    return navigator.serviceWorker.getRegistration(WORKER).catch(() => undefined); // where nothing may be kept
  }
}

export const turnNotice = new TurnNotice();
