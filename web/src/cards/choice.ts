// Which legal plays the chosen cards can still become. The view lists the legal ones.
import type { CardsOptionView as Option } from "../protocol";

/** The plays among the options. */
export function plays(options: Option[]): Option[] {
  return options.filter((option) => option.cards.length);
}

/** Plays of exactly these cards; several if Jokers may take different numbers. */
export function fitting(options: Option[], faces: string[]): Option[] {
  return options.filter((option) => option.cards.length === faces.length && holds(option, faces));
}

/** Plays that need more cards than these, one for each set of cards. */
export function larger(options: Option[], faces: string[]): Option[] {
  const found = new Map<string, Option>();
  for (const option of options) {
    if (option.cards.length > faces.length && holds(option, faces)) found.set(option.cards.join(" "), option);
  }
  return [...found.values()];
}

/** Whether some play has these cards, and maybe more. */
export function reaches(options: Option[], faces: string[]): boolean {
  return options.some((option) => holds(option, faces));
}

/** The indexes in the hand of these cards, preferring the chosen ones. */
export function places(hand: string[], chosen: number[], cards: string[]): number[] {
  const free = [...chosen, ...hand.keys()].filter((place, at, all) => all.indexOf(place) === at);
  return cards.map(
    (card) =>
      free.splice(
        free.findIndex((place) => hand[place] === card),
        1,
      )[0]!,
  );
}

/** The choice after a tap: a card that fits no chosen card starts a new choice, and an only partner comes along. */
export function tapped(options: Option[], hand: string[], chosen: number[], place: number): number[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  const both = [...chosen, place];
  const next = reaches(options, facesAt(hand, both)) ? both : [place];
  const faces = facesAt(hand, next);
  const [only, other] = larger(options, faces);
  return only && !other && !fitting(options, faces).length ? places(hand, next, only.cards) : next;
}

export function facesAt(hand: string[], chosen: number[]): string[] {
  return chosen.map((place) => hand[place]!);
}

function holds(option: Option, faces: string[]): boolean {
  const left = [...option.cards];
  return faces.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
