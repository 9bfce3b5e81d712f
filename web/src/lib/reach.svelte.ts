// Whether the server can be reached, and when it is tried again: the same for the lines of tables and for single requests.
import { tell } from "./api";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** A line to the server, which shows better than any request whether it is there. */
export interface Caller {
  readonly state: "connecting" | "live" | "waiting" | "closed";
  /** Do not wait any longer, and do not take silence for health. */
  wake(): void;
  /** The network is gone. */
  lose(): void;
}

export class Reach {
  /** The device itself knows of no network. */
  isOffline = $state(!navigator.onLine);
  /** Nobody answered last time. */
  isLost = $state(false);
  /** When it is tried again; 0 while it is being tried. */
  retryAt = $state(0);
  /** How often the server came back. */
  returns = $state(0);
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #callers = new Set<Caller>();

  /** From now on this is told of all requests, of the network, and of people who look at the page again. */
  listen(): void {
    tell((isThere) => (isThere ? this.found() : this.lost()));
    addEventListener("offline", () => this.#networkIsGone());
    addEventListener("online", () => this.#networkIsBack());
    const looked = () => document.visibilityState === "visible" && this.#waitNoLonger();
    document.addEventListener("visibilitychange", looked);
  }

  /** A line that wants to be there. */
  join(caller: Caller): void {
    this.#callers.add(caller);
  }

  /** It is not needed any more; what it was trying is tried by others. */
  leave(caller: Caller): void {
    this.#callers.delete(caller);
    if (this.isLost && !this.retryAt) void this.look();
  }

  /** Nobody answered. */
  lost(): void {
    this.isLost = true;
    if (this.retryAt) return;
    const longest = Math.min(FIRST_WAIT_MS * 2 ** this.#failures++, LONGEST_WAIT_MS);
    const wait = longest * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => void this.look(), wait);
  }

  /** Somebody answered. */
  found(): void {
    if (!this.isLost) return;
    this.#stopWaiting();
    [this.isLost, this.#failures] = [false, 0];
    this.returns += 1;
    this.#wake();
  }

  /** Try now: by the lines that are down, or without any by a small question. */
  async look(): Promise<void> {
    this.#stopWaiting();
    const isDown = [...this.#callers].some(({ state }) => state === "connecting" || state === "waiting");
    if (isDown) return this.#wake();
    const isThere = await fetch("/healthz", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) this.found();
    else if (this.isLost) this.lost();
  }

  #networkIsGone(): void {
    this.isOffline = true;
    for (const caller of this.#callers) caller.lose();
    this.lost();
  }

  #networkIsBack(): void {
    this.isOffline = false;
    this.#waitNoLonger();
  }

  #waitNoLonger(): void {
    if (this.isLost) void this.look();
    else this.#wake();
  }

  #wake(): void {
    for (const caller of this.#callers) caller.wake();
  }

  #stopWaiting(): void {
    clearTimeout(this.#retry);
    this.retryAt = 0;
  }
}

export const reach = new Reach();
