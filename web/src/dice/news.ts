// What happened last, in words, for the line that screen readers read out.
import { colour, listed, seatName } from "../lib/phrases";
import { knows, say } from "../lib/words";
import type { EventInfo, SeatInfo, SheetInfo } from "../protocol";

export function told(event: EventInfo, sheet: SheetInfo, seats: readonly SeatInfo[]): string {
  const [verb = "", ...rest] = event.text.split(" ");
  if (event.kind === "chance") return chance(verb, rest[0] ?? "", sheet, seats);
  const name = seatName(seats, event.seat);
  if (event.kind === "undo") return say("dice-news-undo", { name });
  if (event.kind !== "play") return "";
  const what = rest.map((word) => (knows(`colour-${word}`) ? colour(word) : word)).join(" ");
  return say(`dice-news-${verb}`, { name, what });
}

function chance(kind: string, rest: string, sheet: SheetInfo, seats: readonly SeatInfo[]): string {
  if (kind === "first") return say("dice-news-first", { name: seatName(seats, Number(rest)) });
  if (kind === "tray") {
    const drawn = sheet.dice.filter((die) => rest.includes(die.charAt(0)));
    return say("dice-news-tie", { dice: listed(drawn.map(colour)) });
  }
  const dice = sheet.dice.flatMap((die, n) =>
    rest[n] && rest[n] !== "-" ? [say("dice-die", { colour: colour(die), face: rest[n] })] : [],
  );
  return say("dice-news-roll", { dice: listed(dice) });
}

/** The last of several events that is worth telling. */
export function lastTold(events: readonly EventInfo[], sheet: SheetInfo, seats: readonly SeatInfo[]): string {
  const event = events.filter((one) => ["play", "chance", "undo"].includes(one.kind)).at(-1);
  return event ? told(event, sheet, seats) : "";
}
