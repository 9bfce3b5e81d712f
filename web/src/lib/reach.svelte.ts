// Whether the server is reachable, and when the next retry is. The connections of tables and single requests share it.
import { tell } from "./api";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** A connection to the server, the best evidence of whether it is reachable. */
export interface Caller {
  readonly state: "connecting" | "live" | "waiting" | "closed";
  /** Reconnect now, or check a live line that has been silent. */
  wake(): void;
  /** The network is gone: drop the line. */
  lose(): void;
}

export class Reach {
  /** The device itself reports that it has no network. */
  isOffline = $state(!navigator.onLine);
  /** The last attempt got no answer. */
  isLost = $state(false);
  /** The time of the next retry; 0 during an attempt. */
  retryAt = $state(0);
  /** How often the server has become reachable again. */
  returns = $state(0);
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #callers = new Set<Caller>();

  /** Start listening to requests, the network, and the page becoming visible. */
  listen(): void {
    tell((isThere) => (isThere ? this.found() : this.lost()));
    addEventListener("offline", () => this.#networkIsGone());
    addEventListener("online", () => this.#networkIsBack());
    const looked = () => document.visibilityState === "visible" && this.#waitNoLonger();
    document.addEventListener("visibilitychange", looked);
  }

  /** Add a connection, to be woken on each retry. */
  join(caller: Caller): void {
    this.#callers.add(caller);
  }

  /** Remove a connection. If it was the one retrying, something else tries instead. */
  leave(caller: Caller): void {
    this.#callers.delete(caller);
    if (this.isLost && !this.retryAt) void this.look();
  }

  /** An attempt failed: schedule a retry. */
  lost(): void {
    this.isLost = true;
    if (this.retryAt) return;
    const longest = Math.min(FIRST_WAIT_MS * 2 ** this.#failures++, LONGEST_WAIT_MS);
    const wait = longest * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => void this.look(), wait);
  }

  /** The server answered. */
  found(): void {
    if (!this.isLost) return;
    this.#stopWaiting();
    [this.isLost, this.#failures] = [false, 0];
    this.returns += 1;
    this.#wake();
  }

  /** Retry now: wake the connections that are down, or if there are none, send a small request. */
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
