// A turn at the cards: the chosen cards, the coach's hint, whether the last round's scores were seen, and the key presses.
import { untrack } from "svelte";
import { explain } from "../lib/explain";
import { Hinting } from "../play/hinting.svelte";
import type { AtTable } from "../play/props";
import type { CardsView } from "../protocol";
import { Choosing } from "./choosing.svelte";

/** What a turn has to know about its table. */
export type Given = Pick<AtTable<CardsView>, "game" | "view" | "seats" | "busy" | "watching" | "deeds">;

const TIME_TO_SEE_MS = 700;

export class Turn {
  readonly #given: () => Given;
  readonly choosing: Choosing;
  readonly hinting: Hinting;
  // The scores of a finished round stay up until the player continues, though the next round is dealt at once.
  #read = $state(0);
  // A press meant for the last round must not dismiss the scores that appear during it, so its start is what counts.
  #newsSince = 0;
  #pressedAt = 0;

  constructor(given: () => Given) {
    this.#given = given;
    this.choosing = new Choosing(given);
    this.hinting = new Hinting(() => ({
      moment: this.choosing.moment,
      ask: this.choosing.options.length > 1 && !this.hasNews ? given().deeds.hint : undefined, // covered by the scores
    }));
    this.#read = untrack(() => (given().watching ? 0 : this.#done));
    $effect(() => {
      if (this.hasNews) this.#newsSince = performance.now();
    });
  }

  readonly #done = $derived.by(() => this.#given().view.seats[0]?.points.length ?? 0);

  /** Whether the scores of a round cover the table. */
  readonly hasNews = $derived.by(() => {
    const { view, watching } = this.#given();
    const isFresh = view.seats.every((seat) => !seat.pile_size) && !view.trick.length;
    return this.#done > this.#read && view.moment !== "over" && (isFresh || !watching);
  });

  /** Note the time at which a key or pointer went down. */
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

  /** Choose a card, or play it if it is already chosen; returns whether its number has yet to be chosen, as with Jokers. */
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

  /** Clear the choice and the hint. */
  clear(): void {
    this.choosing.clear();
    this.hinting.clear();
  }

  closeScores(): void {
    if (this.hasNews && this.#pressedAt < this.#newsSince) return;
    this.#read = this.#done;
  }

  /** Whether the player had time to see the scores before the press. */
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
