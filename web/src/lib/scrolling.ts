// Remembers the scroll position of each history entry, so that Back restores it even if the content loads late. The
// browser's own restoration gives up on a page that is still empty.
import { newId } from "./chance";

const PATIENCE_MS = 5_000; // how long a page may take to reach its old height
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"]; // after these events the user is scrolling, or about to

export class Scrolling {
  readonly #tops = new Map<string, number>();
  #entry = entryOf();
  #stop: (() => void) | null = null; // cancels a restoration in progress

  constructor() {
    addEventListener("scroll", () => this.note(), { passive: true });
  }

  /** Remember the scroll position, except during a restoration, when the page is still too short. */
  note(): void {
    if (!this.#stop) this.#tops.set(this.#entry, scrollY);
  }

  /** The history entry may have changed. Restore its position if we have been there before. */
  arrive(): void {
    const entry = entryOf();
    if (entry === this.#entry) return;
    this.#stop?.();
    this.#entry = entry;
    const top = this.#tops.get(entry);
    if (top) this.#return(top);
  }

  #return(top: number): void {
    const hands = new AbortController();
    const growth = new ResizeObserver(() => scrollTo(0, top));
    const timer = setTimeout(() => this.#stop?.(), PATIENCE_MS);
    this.#stop = () => {
      this.#stop = null;
      clearTimeout(timer);
      growth.disconnect();
      hands.abort();
    };
    for (const hand of HANDS) addEventListener(hand, this.#stop, { signal: hands.signal, passive: true });
    growth.observe(document.body);
  }
}

/** The id of the current history entry. An entry made by the browser gets one now. */
function entryOf(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry) return state.entry;
  const entry = newId();
  history.replaceState({ ...state, entry }, "");
  return entry;
}
