// What the coach has said about the choice at hand: a little more each time somebody asks.
import type { AskHint } from "../lib/deeds";
import type { CardsOptionView, DiceOptionView, HintInfo } from "../protocol";

/** What can be asked about: the choice at hand by a name of its own, and how to ask; nothing where nobody may. */
export interface Asked {
  moment: string;
  ask: AskHint | undefined;
}

type Option = DiceOptionView | CardsOptionView;

const ALL = 3;

export class Hinting {
  // What was said belongs to the choice it was said about, and is gone with it.
  #said = $state.raw<{ moment: string; hint: HintInfo | null }>({ moment: "", hint: null });
  #pointed = $state.raw({ moment: "", text: "" });
  isThinking = $state(false);
  readonly #asked: () => Asked;

  constructor(asked: () => Asked) {
    this.#asked = asked;
  }

  readonly hint = $derived.by(() => (this.#said.moment === this.#asked().moment ? this.#said.hint : null));

  /** The option of the list that is looked at; the best one if none is. */
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
