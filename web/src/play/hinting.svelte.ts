// The coach's hints on the current choice, one grade more per request.
import type { AskHint } from "../lib/deeds";
import type { CardsOptionView, DiceOptionView, HintInfo } from "../protocol";

/** The current choice by a unique key, and the function that asks for a hint; undefined if hints are unavailable. */
export interface Asked {
  moment: string;
  ask: AskHint | undefined;
}

type Option = DiceOptionView | CardsOptionView;

const ALL = 3;

export class Hinting {
  // A hint belongs to one choice and goes away with it.
  #said = $state.raw<{ moment: string; hint: HintInfo | null }>({ moment: "", hint: null });
  #pointed = $state.raw({ moment: "", text: "" });
  isThinking = $state(false);
  readonly #asked: () => Asked;

  constructor(asked: () => Asked) {
    this.#asked = asked;
  }

  readonly hint = $derived.by(() => (this.#said.moment === this.#asked().moment ? this.#said.hint : null));

  /** The option of the list being previewed, by default the best one. */
  readonly shown = $derived.by(() => {
    const isNow = this.#pointed.moment === this.#asked().moment;
    return (isNow && this.#pointed.text) || (this.hint?.options[0]?.text ?? "");
  });

  /** The options that the hint still allows, or the one being previewed. */
  meant<One extends Option>(options: readonly One[]): One[] {
    const hint = this.hint;
    if (!hint) return [];
    return options.filter((option) =>
      hint.options.length ? option.text === this.shown : isMeant(hint, option),
    );
  }

  get mayAsk(): boolean {
    return this.#asked().ask !== undefined;
  }

  get isTold(): boolean {
    return this.hint?.grade === ALL;
  }

  /** Ask for the next grade. */
  async more(): Promise<void> {
    const { moment, ask } = this.#asked();
    if (!ask || this.isThinking || this.isTold) return;
    this.isThinking = true;
    const hint = await ask((this.hint?.grade ?? 0) + 1);
    this.isThinking = false;
    if (hint) this.#said = { moment, hint };
  }

  point(text: string): void {
    this.#pointed = { moment: this.#asked().moment, text };
  }

  clear(): void {
    this.#said = { moment: "", hint: null };
    this.#pointed = { moment: "", text: "" };
  }
}

function isMeant(hint: HintInfo, option: Option): boolean {
  const area = ("area" in option && option.area) || option.text.split(" ")[0];
  const things = "cards" in option ? option.cards : [option.die];
  return area === hint.area && hint.things.every((thing) => things.includes(thing));
}
