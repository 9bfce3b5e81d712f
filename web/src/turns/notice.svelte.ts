// Whether this browser notifies of a turn while the page is closed: requested by a click, stored by the browser itself.
import { send } from "../lib/api";
import { WORKER } from "../lib/worker";
import { subscribed } from "./subscribing";

type Obstacle = "insecure" | "missing" | "forbidden";

/** Why this browser can't show notifications; null if it can. */
function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "missing";
  return Notification.permission === "denied" ? "forbidden" : null;
}

class TurnNotice {
  /** A guess until the browser has answered: permission means that notifications are on. */
  isOn = $state(obstacle() === null && Notification.permission === "granted");
  /** Whether the browser has answered: before that, a click could do the opposite of what the switch shows. */
  isKnown = $state(false);
  why = $state<Obstacle | null>(obstacle());
  #name = "";
  #renewal: Promise<void> = Promise.resolve();

  /** Load the state; a subscription is sent to the server again, which may have lost it. */
  async load(): Promise<void> {
    const registration = await this.#registration();
    const known = await registration?.pushManager.getSubscription().catch(() => null);
    this.isOn = Boolean(known) && Notification.permission === "granted";
    this.isKnown = true;
    await this.renew();
  }

  /** Send the subscription again, for instance after signing in or out. A failure can wait for the next time. */
  renew(): Promise<void> {
    return (this.#renewal = this.#renewal.then(() => this.#renewed()));
  }

  /** Request permission from the browser, which asks its user; returns whether it was granted. */
  async switchOn(): Promise<boolean> {
    const answer = await Notification.requestPermission();
    this.why = obstacle();
    if (answer !== "granted") return false;
    await navigator.serviceWorker.register(WORKER);
    this.#name = await subscribed(await navigator.serviceWorker.ready);
    return (this.isOn = true);
  }

  /** Remove the subscription, here and at the server. */
  async switchOff(): Promise<void> {
    await this.#renewal; // a renewal could restore the subscription, and sets the name to delete
    const registration = await this.#registration();
    this.isOn = false;
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    if (this.#name) await send("DELETE", `/me/push/${this.#name}`);
  }

  /** Close the notifications of a table. */
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
    return navigator.serviceWorker.getRegistration(WORKER).catch(() => undefined); // the browser may forbid storage
  }
}

export const turnNotice = new TurnNotice();
