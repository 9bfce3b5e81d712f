// The choice in progress: the chosen cards, the plays they can become, and why another card can't be played.
import type { Words } from "../lib/notices.svelte";
import type { CardsOptionView as Option, CardsView } from "../protocol";
import { facesAt, fitting, larger, places, plays, reaches, tapped } from "./choice";

export type CardState = "plain" | "chosen" | "partner" | "dim";

/** The view to choose from, and whether the reader only watches. */
interface Asked {
  view: CardsView;
  watching: boolean;
}

export class Choosing {
  // A choice or a reason belongs to one step of the match and disappears with it.
  #choice = $state.raw({ moment: "", places: [] as number[] });
  #reason = $state.raw({ moment: "", text: (): string => "" });
  readonly #asked: () => Asked;

  readonly moment = $derived.by(() => momentOf(this.#asked().view));
  readonly #hand = $derived.by(() => this.#asked().view.hand);
  readonly options = $derived.by(() => (this.#asked().watching ? [] : this.#asked().view.options));
  readonly #plays = $derived.by(() => plays(this.options));
  readonly places = $derived.by(() => (this.#choice.moment === this.moment ? this.#choice.places : []));
  readonly reason = $derived.by(() => (this.#reason.moment === this.moment ? this.#reason.text() : ""));
  readonly #faces = $derived.by(() => facesAt(this.#hand, this.places));

  /** Plays of exactly the chosen cards: several until their Jokers have a number. */
  readonly fits: Option[] = $derived.by(() => (this.places.length ? fitting(this.#plays, this.#faces) : []));
  /** Plays of the chosen cards and another one. */
  readonly more: Option[] = $derived.by(() => (this.places.length ? larger(this.#plays, this.#faces) : []));
  /** The play that one button makes. */
  readonly ready = $derived.by(() => (this.fits.length === 1 ? this.fits[0] : undefined));
  /** Whether there are several buttons to choose from, or a reason to read. */
  readonly isOpen = $derived.by(
    () => this.reason !== "" || (this.places.length > 0 && (!this.ready || this.more.length > 0)),
  );
  readonly states = $derived.by(() => this.#hand.map((_, place) => this.#stateOf(place)));

  constructor(asked: () => Asked) {
    this.#asked = asked;
  }

  /** Whether any play has this card. */
  canPlay(place: number): boolean {
    return reaches(this.#plays, facesAt(this.#hand, [place]));
  }

  tap(place: number): void {
    const chosen = tapped(this.#plays, this.#hand, this.places, place);
    this.clear();
    this.#choose(chosen);
  }

  /** Choose these cards, in addition to those already chosen. */
  add(cards: string[]): void {
    this.#choose(places(this.#hand, this.places, cards));
  }

  explain(text: Words): void {
    this.#reason = { moment: this.moment, text };
  }

  clear(): void {
    this.#choice = { moment: "", places: [] };
    this.#reason = { moment: "", text: () => "" };
  }

  #choose(chosen: number[]): void {
    this.#choice = { moment: this.moment, places: chosen };
  }

  #stateOf(place: number): CardState {
    const { view, watching } = this.#asked();
    if (this.places.includes(place)) return "chosen";
    if (watching || (view.asked !== "play" && view.asked !== "lead")) return "plain";
    if (this.places.length && reaches(this.#plays, [...this.#faces, this.#hand[place]!])) return "partner";
    return this.canPlay(place) ? "plain" : "dim";
  }
}

function momentOf(view: CardsView): string {
  return JSON.stringify([view.round, view.hand, view.trick, view.options.map((option) => option.text)]);
}
