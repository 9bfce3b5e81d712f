// A position to practise: one choice on the sheet is the answer, and the coach has a verdict on it.
import { Refusal, wordsOf } from "../lib/api";
import { NO_DEEDS, type Deeds } from "../lib/deeds";
import { cellsOf } from "../design/lighting";
import { gameOf } from "../lib/games";
import type { Answer } from "../lib/line";
import { notices } from "../lib/notices.svelte";
import type { AtTable } from "../play/props";
import type { CardInfo, GameInfo, Verdict } from "../protocol";
import { answer } from "./practise";

export class Drill implements AtTable {
  busy = $state(false);
  verdict = $state.raw<Verdict | null>(null);
  chosen = $state("");
  /** The option selected in the list. */
  pointed = $state("");

  readonly game: GameInfo;
  readonly events = [];
  readonly canUndo = false;
  readonly isPast = true;
  // Only a choice is possible here, and it can't be undone.
  readonly deeds: Deeds = { ...NO_DEEDS, play: (text) => this.#answer(text) };

  constructor(readonly card: CardInfo) {
    this.game = gameOf(card.game);
  }

  get info() {
    return this.card.moment.table;
  }

  get view() {
    return this.card.moment.view;
  }

  get seats() {
    return this.card.moment.seats;
  }

  get watching() {
    return this.verdict !== null;
  }

  /** The option shown on the table: the selected one, or else the best. */
  get looked() {
    const text = this.pointed || this.verdict?.options[0]?.text;
    return this.view.options.find((option) => option.text === text);
  }

  readonly hinted = $derived.by(() => cellsOf(this.verdict && this.looked ? [this.looked] : []));

  async #answer(text: string): Promise<Answer> {
    this.busy = true;
    try {
      this.verdict = await answer(this.card.id, text);
      this.chosen = text;
      return { type: "done", id: "", seq: 0, seat: null, token: null, table: null, hint: null };
    } catch (found) {
      notices.refuse(() => wordsOf(found));
      const { code, rule, params } = found instanceof Refusal ? found : new Refusal("server-trouble");
      return { type: "refused", id: "", code, rule, params };
    } finally {
      this.busy = false;
    }
  }
}
