// Plays and deeds as text.
import type { CardsOptionView, CardsView, LaidView, SeatInfo } from "../protocol";
import { inList, seatName } from "../lib/phrases";
import { inflect, say, type Inflected } from "../lib/words";
import { faceForms } from "./faces";
import type { Deed } from "./story";

interface Shown {
  cards: string[];
  value: number;
}

/** The name of a seat, “You” for the reader's own. */
export function nameOf(seats: SeatInfo[], seat: number, own: number | null): string {
  return seat === own ? say("cards-you") : seatName(seats, seat);
}

/** “yes” if a sentence is about the reader. */
export function me(seat: number, own: number | null): string {
  return seat === own ? "yes" : "no";
}

/** The number a play names: of a pair, that of one card. */
export function numberOf(play: Shown): number {
  return play.cards.length ? play.value / play.cards.length : 0;
}

/** The name of a play: 7, pair of 6, Joker as 11, Skip. */
export function what(play: Shown): Inflected {
  const number = numberOf(play);
  const jokers = play.cards.filter((card) => card === "J").length;
  if (!number) return inList(play.cards.map(faceForms), " ");
  if (play.cards.length === 1) return inflect(jokers ? "cards-what-joker" : "cards-what-single", { number });
  return inflect(["cards-what-pair", "cards-what-joker-pair", "cards-what-jokers"][jokers]!, { number });
}

/** A play from its text, for the log: `play J 7`, `play J=11`. */
function playOf(text: string): Shown {
  const [cards = "", named] = text.replace("play ", "").split("=");
  const faces = cards.split(" ");
  const number = Number(named) || faces.map(Number).find(Boolean) || 0;
  return { cards: faces, value: number * faces.length };
}

/** How the good number arose, in one line. */
export function how(laid: LaidView[]): string {
  const last = laid.at(-1);
  return last ? howAt(laid, laid.length - 1) : say("cards-how-empty");
}

export function howAt(laid: LaidView[], at: number): string {
  const play = laid[at]!;
  const words = { what: what(play), good: play.good, before: laid[at - 1]?.good ?? 0 };
  if (play.doubled) return say("cards-how-doubled", words);
  if (!play.value) return say(play.good ? "cards-how-stays" : "cards-how-none", words);
  if (play.cards.length > 1) return say("cards-how-number", words);
  return say(words.before ? "cards-how-beats" : "cards-how-led", words);
}

/** The effect of a play on the good number, as text. */
export function then(play: { value: number; good: number }): string {
  if (play.value) return say("cards-arrow-good", { good: play.good });
  return play.good ? say("cards-arrow-stays", { good: play.good }) : say("cards-arrow-none");
}

/** The effect of an option. */
export function optionText(view: CardsView, option: CardsOptionView): string {
  if (option.cards.length) return say("cards-play-label", { what: what(option), then: then(option) });
  const cards = view.trick.reduce((sum, play) => sum + play.cards.length, 0);
  return option.text === "take" ? say("cards-take", { cards }) : say("cards-draw");
}

/** A deed as a sentence. */
export function told(deed: Deed, seats: SeatInfo[], own: number | null): string {
  const words = { who: nameOf(seats, deed.seat, own), me: me(deed.seat, own), cards: deed.cards };
  if (deed.text === "take") return say("cards-did-take", words);
  if (deed.text === "draw") return say("cards-did-draw", words);
  return say("cards-did-play", { ...words, what: laid(playOf(deed.text)) });
}

/** The cards of a play, as part of a sentence: a 7, two 6s, a Joker as 11, Skip. */
function laid(play: Shown): Inflected {
  const number = numberOf(play);
  const jokers = play.cards.filter((card) => card === "J").length;
  if (!number) return inList(play.cards.map(faceForms), " ");
  if (play.cards.length === 1) return inflect(jokers ? "cards-laid-joker" : "cards-laid-single", { number });
  return inflect(["cards-laid-pair", "cards-laid-joker-pair", "cards-laid-jokers"][jokers]!, { number });
}

/** Names as a list: Anna, Boris and Vera. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  const first = names.slice(0, -1).join(say("comma"));
  return say("cards-and", { first, second: names.at(-1)! });
}

/** What the reader has to do, or whom the table waits for. */
export function asked(view: CardsView, seats: SeatInfo[], watching: boolean): string {
  if (view.moment === "over") return say("cards-over");
  if (view.asked === "cards") return say("cards-wait-cards");
  if (watching || view.asked === "others") {
    const others = view.open_seats.filter((seat) => seat !== view.seat); // the reader doesn't wait for themselves
    return others.length
      ? say("cards-wait", { names: listed(others.map((seat) => seatName(seats, seat))) })
      : "";
  }
  const mustTake = view.options.length === 1 && view.options[0]!.text === "take";
  return say(mustTake ? "cards-ask-must-take" : `cards-ask-${view.asked}`);
}
