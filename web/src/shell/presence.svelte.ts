// Whether the server can be reached, for pages that have no line of their own; it is looked for until it is found.
import { tell } from "../lib/api";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 16_000;

class Presence {
  isLost = $state(false);
  /** When it is tried again; 0 while it is being tried. */
  retryAt = $state(0);
  /** How often the server came back. */
  returns = $state(0);
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    tell((isThere) => (isThere ? this.found() : this.lost()));
    addEventListener("offline", () => this.lost());
    addEventListener("online", () => this.isLost && void this.look());
  }

  /** Nobody answered. */
  lost(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.#wait();
  }

  /** Somebody answered. */
  found(): void {
    if (!this.isLost) return;
    clearTimeout(this.#retry);
    this.isLost = false;
    this.#tries = 0;
    this.returns += 1;
  }

  /** Try now. */
  async look(): Promise<void> {
    clearTimeout(this.#retry);
    this.retryAt = 0;
    const isThere = await fetch("/healthz", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) this.found();
    else if (this.isLost) this.#wait();
  }

  #wait(): void {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#tries++, LONGEST_WAIT_MS);
    this.retryAt = Date.now() + wait;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.look(), wait);
  }
}

export const presence = new Presence();
