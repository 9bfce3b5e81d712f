// Which moves stand, and which of them the others made while one was waiting.
import type { EventInfo } from "../protocol";

/** The log without what was taken back. */
export function kept(events: readonly EventInfo[]): EventInfo[] {
  const left: EventInfo[] = [];
  for (const event of events) {
    if (event.kind === "play" || event.kind === "chance") left.push(event);
    if (event.kind !== "undo") continue;
    const at = left.map((other) => other.seat).lastIndexOf(event.seat);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Moves of the others in words: the last one, and all since this seat's own last move, at most so many. */
export interface Meanwhile {
  last: string;
  lines: string[];
  /** What the lines are: `since` the own move, or just the `last` ones. */
  heading: "since" | "last";
}

interface Move {
  seat: number;
  text: string;
}

export function meanwhile(moves: readonly Move[], own: number | null, most: number): Meanwhile {
  const mine = own === null ? -1 : moves.map((move) => move.seat).lastIndexOf(own);
  const others = moves.filter((move) => move.seat !== own).map((move) => move.text);
  const since = moves.slice(mine + 1).map((move) => move.text);
  return {
    last: others.at(-1) ?? "",
    lines: (since.length ? since : others.slice(-1)).slice(-most),
    heading: mine >= 0 && since.length ? "since" : "last",
  };
}
