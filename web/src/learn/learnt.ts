// Which lessons this browser has finished, and whether the reader is new here.
import { unfinished } from "../lib/seatbook";
import { keep, recall } from "../lib/storage";

const KEY = "silvertray.learnt";

export function learn(game: string): void {
  keep(KEY, [...new Set([...recall<string[]>(KEY, []), game])]);
}

/** No lesson finished and no game begun. */
export function isNew(): boolean {
  return !recall<string[]>(KEY, []).length && !unfinished().length;
}
