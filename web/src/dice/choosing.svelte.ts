// The selection so far: the die in hand, the opened cell, the previewed option.
import type { DiceOptionView } from "../protocol";
import { keyOf, NONE, optionsByCell, type CellId } from "./sheet";

export type Hand = "touch" | "mouse" | "key";

export class Choosing {
  die = $state<string | null>(null);
  open = $state<CellId | null>(null);
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  isTapped = $state(false); // chosen by a tap: a second tap does it
  #pointedAt = ""; // the key of the cell pointed at
  #options: () => readonly DiceOptionView[];

  constructor(options: () => readonly DiceOptionView[]) {
    this.#options = options;
  }

  get options(): readonly DiceOptionView[] {
    return this.#options();
  }

  /** The options by cell, limited to the die in hand if there is one. */
  byCell = $derived.by(() =>
    optionsByCell(this.options.filter((option) => !this.die || option.die === this.die)),
  );

  /** The previewed option: pointed at, or chosen by a first tap. */
  preview = $derived.by(() => {
    const text = this.pointed ?? this.chosen;
    return this.options.find((option) => option.text === text) ?? null;
  });

  /** The ways to mark the opened cell, if there are several. */
  ways = $derived.by(() => {
    const found = this.open ? (this.byCell.get(keyOf(this.open)) ?? []) : [];
    return found.length > 1 ? found : [];
  });

  at(cell: CellId): readonly DiceOptionView[] {
    return this.byCell.get(keyOf(cell)) ?? NONE;
  }

  /** Handle a press on a legal cell. Returns the option to do now, if any. */
  press(cell: CellId, hand: Hand): DiceOptionView | null {
    const found = this.at(cell);
    const again = found.find((option) => option.text === this.chosen);
    if (again) return again;
    if (found.length === 1) return this.take(found[0]!, hand);
    this.open = cell;
    this.chosen = null;
    this.pointed = null;
    return null;
  }

  /** A first tap previews, a second one acts. Mouse and keyboard have already previewed by pointing. */
  take(option: DiceOptionView, hand: Hand): DiceOptionView | null {
    if (hand !== "touch" || this.chosen === option.text) return option;
    this.chosen = option.text;
    this.isTapped = true;
    if (this.open && keyOf(this.open) !== keyOf(option)) this.open = null;
    return null;
  }

  hold(die: string): void {
    this.die = this.die === die ? null : die;
    this.open = this.chosen = this.pointed = null;
    this.isTapped = false;
    const left = this.options.filter((option) => option.die === this.die);
    if (this.die && left.length === 1) this.chosen = left[0]!.text;
  }

  /** The pointer entered or left a cell. A late leave event doesn't clear the cell pointed at now. */
  point(cell: CellId, isPointed: boolean): void {
    if (!isPointed && this.#pointedAt !== keyOf(cell)) return;
    this.#pointedAt = isPointed ? keyOf(cell) : "";
    this.pointed = isPointed && this.at(cell).length === 1 ? this.at(cell)[0]!.text : null;
  }

  clear(): void {
    this.die = this.open = this.chosen = this.pointed = null;
    this.isTapped = false;
  }
}
