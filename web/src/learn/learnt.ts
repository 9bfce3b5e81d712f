// Which lessons somebody has been through, and whether somebody is new here.
import { unfinished } from "../lib/seatbook";
import { keep, recall } from "../lib/storage";

const KEY = "silvertray.learnt";

export function learn(game: string): void {
  keep(KEY, [...new Set([...recall<string[]>(KEY, []), game])]);
}

/** Nothing learnt and nothing begun. */
export function isNew(): boolean {
  return !recall<string[]>(KEY, []).length && !unfinished().length;
}
