// What the sheet shows: all that the table knows, a task later. So news are taken in by two tasks, the dice and what is asked
// first, and a slow phone answers taps in between. A press asks what is known by now, whatever glows.
import { untrack } from "svelte";
import type { DiceOptionView, DiceView } from "../protocol";
import type { Choosing } from "./choosing.svelte";
import { keyOf, NONE, type CellId } from "./sheet";

export class Late {
  // Each is kept for itself, as what has not changed is not drawn again; but they change together, or a mark that was looked
  // at would be gone for a moment before it is made.
  #view = $state.raw<DiceView>()!;
  #byCell = $state.raw<Choosing["byCell"]>(new Map());
  #preview = $state.raw<DiceOptionView | null>(null);
  readonly #now: () => DiceView;
  readonly #choosing: Choosing;

  /** Made by the component whose sheet it is. */
  constructor(now: () => DiceView, choosing: Choosing) {
    [this.#now, this.#choosing] = [now, choosing];
    untrack(() => this.#take());
    $effect(() => {
      void [now(), choosing.byCell, choosing.preview];
      const timer = setTimeout(() => this.#take());
      return () => clearTimeout(timer);
    });
  }

  get view(): DiceView {
    return this.#view;
  }

  get byCell(): Choosing["byCell"] {
    return this.#byCell;
  }

  /** The option being looked at. */
  get preview(): DiceOptionView | null {
    return this.#preview;
  }

  at(cell: CellId): readonly DiceOptionView[] {
    return this.#byCell.get(keyOf(cell)) ?? NONE;
  }

  #take(): void {
    this.#view = this.#now();
    this.#byCell = this.#choosing.byCell;
    this.#preview = this.#choosing.preview;
  }
}
