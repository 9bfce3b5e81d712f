// Who won, and how close it was. The places themselves come from the server.
import { colour, seatName } from "../lib/phrases";
import { say } from "../lib/words";
import type { EventInfo, PlaceInfo, SeatInfo } from "../protocol";

/** Best first. */
export function ranked(result: PlaceInfo[]): PlaceInfo[] {
  return [...result].sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Whether another seat has the same place. */
export function isShared(result: PlaceInfo[], place: PlaceInfo): boolean {
  return result.some((other) => other.seat !== place.seat && other.place === place.place);
}

/** Whether two seats with the same score have different places. */
export function isBroken(result: PlaceInfo[]): boolean {
  return result.some((one) => result.some((other) => one.score === other.score && one.place !== other.place));
}

/** Who asked the coach, and for how many choices. */
export function hintsBySeat(events: readonly EventInfo[]): { seat: number; count: number }[] {
  const hints = events.filter((event) => event.kind === "hint");
  const seats = [...new Set(hints.map((event) => event.seat))].sort((one, other) => one - other);
  const steps = (seat: number) =>
    hints.filter((event) => event.seat === seat).map((event) => event.text.split(" ")[0]);
  return seats.map((seat) => ({ seat, count: new Set(steps(seat)).size }));
}

/** The result in one line: who won, or the points of a solo player. */
export function headline(result: PlaceInfo[], seats: SeatInfo[], own: number | null): string {
  const winners = result.filter((place) => place.place === 1);
  const best = winners[0];
  if (!best) return say("page-end-title");
  if (result.length === 1) return say("page-end-solo", { score: best.score });
  if (winners.length > 1)
    return say("page-end-shared", { names: both(winners.map((one) => seatName(seats, one.seat))) });
  return say("page-end-won", { name: seatName(seats, best.seat), me: best.seat === own ? "yes" : "no" });
}

/** Points by area or round, as data. */
export function linesOf(place: PlaceInfo): { name: string; points: number }[] {
  return place.lines.map(([name, points]) => ({ name, points }));
}

/** The name of a score line: an area, the foxes, a round of cards. */
export function lineName(line: string): string {
  if (line === "fox") return say("page-end-fox");
  const round = /^round (\d+)$/.exec(line)?.[1];
  return round ? say("page-end-round", { round }) : colour(line).text;
}

function both(names: string[]): string {
  const first = names.slice(0, -1).join(say("comma"));
  return say("page-end-and", { first, second: names.at(-1) ?? "" });
}
