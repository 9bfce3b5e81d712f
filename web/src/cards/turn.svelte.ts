// A turn at the cards: what is chosen, what the coach said, whether the scores of the last round were seen, what a press does.
import { untrack } from "svelte";
import { explain } from "../lib/explain";
import { Hinting } from "../play/hinting.svelte";
import type { AtTable } from "../play/props";
import type { CardsView } from "../protocol";
import { Choosing } from "./choosing.svelte";

/** What a turn needs to know of its table. */
export type Given = Pick<AtTable<CardsView>, "game" | "view" | "seats" | "busy" | "watching" | "deeds">;

const TIME_TO_SEE_MS = 700;

export class Turn {
  readonly #given: () => Given;
  readonly choosing: Choosing;
  readonly hinting: Hinting;
  // A round that ends is told until somebody goes on, though the next one is dealt at once.
  #read = $state(0);
  // A press that was meant for the last round must not put away what it came to: what counts is when it began.
  #newsSince = 0;
  #pressedAt = 0;

  constructor(given: () => Given) {
    this.#given = given;
    this.choosing = new Choosing(given);
    this.hinting = new Hinting(() => ({
      moment: this.choosing.moment,
      ask: this.choosing.options.length > 1 && !this.hasNews ? given().deeds.hint : undefined, // which would lie over the news
    }));
    this.#read = untrack(() => (given().watching ? 0 : this.#done));
    $effect(() => {
      if (this.hasNews) this.#newsSince = performance.now();
    });
  }

  readonly #done = $derived.by(() => this.#given().view.seats[0]?.points.length ?? 0);

  /** Whether the scores of a round lie over the table. */
  readonly hasNews = $derived.by(() => {
    const { view, watching } = this.#given();
    const isFresh = view.seats.every((seat) => !seat.pile_size) && !view.trick.length;
    return this.#done > this.#read && view.moment !== "over" && (isFresh || !watching);
  });

  /** A key or a pointer went down. */
  press(event: Event): void {
    if (!(event instanceof KeyboardEvent && event.repeat)) this.#pressedAt = performance.now();
  }

  tap(place: number): void {
    const { view, busy, watching } = this.#given();
    if (watching || busy || !this.#hasSeenScores()) return;
    this.closeScores();
    if (this.choosing.canPlay(place)) this.choosing.tap(place);
    else void this.#askWhy(view.hand[place]!);
  }

  async play(text: string): Promise<void> {
    if (this.#given().busy || !this.#hasSeenScores()) return;
    this.closeScores();
    this.choosing.clear();
    await this.#given().deeds.play(text);
  }

  /** Choose a card, or play it if it is chosen; whether its number is still to be named, as of jokers. */
  enter(place: number): boolean {
    const { places, ready } = this.choosing;
    const isChosen = places.includes(place) && ready;
    if (isChosen) void this.play(ready.text);
    else this.tap(place);
    return !isChosen && !this.choosing.ready;
  }

  undo(): void {
    if (!this.#given().busy) void this.#given().deeds.undo();
  }

  /** Forget what was chosen and what the coach said. */
  clear(): void {
    this.choosing.clear();
    this.hinting.clear();
  }

  closeScores(): void {
    if (this.hasNews && this.#pressedAt < this.#newsSince) return;
    this.#read = this.#done;
  }

  /** Whether somebody had time to see the scores before they pressed. */
  #hasSeenScores(): boolean {
    return !this.hasNews || this.#pressedAt - this.#newsSince >= TIME_TO_SEE_MS;
  }

  async #askWhy(face: string): Promise<void> {
    const { game, deeds } = this.#given();
    this.choosing.clear();
    const named = game.actions.filter((action) => action.startsWith(`play ${face}=`)).at(-1);
    const { code, rule, params } = await deeds.why(named ?? `play ${face}`);
    if (code) this.choosing.explain(() => explain(code, rule, params, this.#given().seats));
  }
}
