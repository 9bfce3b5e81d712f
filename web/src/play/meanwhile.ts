// The moves that were not undone, and among them those the others made since one's own last move.
import type { EventInfo } from "../protocol";

/** The plays and outcomes of a log, without undone ones. */
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

/** A recap as text: the others' last move, and the moves since this seat's own last one, up to a limit. */
export interface Meanwhile {
  last: string;
  lines: string[];
  /** What the lines are: all `since` one's own move, or just the `last` one. */
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
