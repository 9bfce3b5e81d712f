// What the log adds to the view: who played which card, who took how many, and what happened meanwhile.
import type { EventInfo, LaidView } from "../protocol";
import { kept } from "../play/meanwhile";

/** An action of a player; `cards`: how many were taken, 0 if unknown. */
export interface Deed {
  seq: number;
  seat: number;
  text: string;
  cards: number;
}

/** More cards than this drawn in a row mean that a new round was dealt. */
const MOST_DRAWN = 9;

/** All rounds in the log, each as its deeds. */
export function rounds(events: EventInfo[]): Deed[][] {
  const found: Deed[][] = [];
  let drawn = 0;
  let trick = 0;
  for (const event of kept(events)) {
    if (event.kind === "chance") {
      drawn += Number(event.text.startsWith("draw"));
      if (drawn === MOST_DRAWN + 1) {
        found.push([]);
        trick = 0;
      }
      continue;
    }
    drawn = 0;
    const took = event.text === "take";
    found.at(-1)?.push({ seq: event.seq, seat: event.seat, text: event.text, cards: took ? trick : 0 });
    trick = took ? 0 : trick + cardsIn(event.text);
  }
  return found;
}

/** Who made each play of the trick; empty if the log doesn't reach back that far. */
export function layers(deeds: Deed[], laid: LaidView[]): number[] {
  const last = deeds.filter((deed) => deed.text.startsWith("play")).slice(-laid.length || deeds.length);
  const same = last.length === laid.length && last.every((deed, at) => deed.text === laid[at]!.text);
  return same ? last.map((deed) => deed.seat) : [];
}

/** How many cards each seat took in a round. */
export function taken(deeds: Deed[], players: number): number[] {
  const piles = Array<number>(players).fill(0);
  for (const deed of deeds) if (deed.text === "take") piles[deed.seat]! += deed.cards;
  return piles;
}

function cardsIn(text: string): number {
  return text.startsWith("play ") ? text.split(" ").length - 1 : 0;
}
