// Where each entry of the browser's history was scrolled to: Back returns there, also when what was there comes late. The
// browser's own way takes a page that is still empty for the whole of it.
import { newId } from "./chance";

const PATIENCE_MS = 5_000; // how long a page may take to be as long as it was
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"]; // after these somebody scrolls, or is about to

export class Scrolling {
  readonly #tops = new Map<string, number>();
  #entry = entryOf();
  #stop: (() => void) | null = null; // ends a return that is under way

  constructor() {
    addEventListener("scroll", () => this.note(), { passive: true });
  }

  /** Remember where we are; not on the way back, as the page is not yet what it was. */
  note(): void {
    if (!this.#stop) this.#tops.set(this.#entry, scrollY);
  }

  /** There may be another entry now; one that was never left begins where the browser puts it. */
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

/** The entry we are at; one that the browser has made gets its name now. */
function entryOf(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry) return state.entry;
  const entry = newId();
  history.replaceState({ ...state, entry }, "");
  return entry;
}
