// The log as text. Entries use the notation of match files; they are translated here, and nothing is recomputed.
import { colour, inList, phrase, sayOr, seatName } from "../lib/phrases";
import { inSeconds, span } from "../lib/when";
import { inflect, Inflected, say } from "../lib/words";
import type { DiceOptionView, EventInfo, GameInfo, SeatInfo } from "../protocol";
import { withMarks } from "./marks";

export interface Line {
  seq: number;
  at: string;
  seat: number;
  text: string;
}

interface Teller {
  game: GameInfo;
  seats: readonly SeatInfo[];
  own: number | null;
  faces: Map<string, number>;
}

/** Whether an entry leaves the match unchanged: chat, hints, ratings. */
export function isBeside(event: EventInfo): boolean {
  return event.kind === "say" || event.kind === "hint" || event.kind === "rated";
}

/** The entries that changed the match. The others are shown elsewhere. */
export function deedsIn(events: readonly EventInfo[]): EventInfo[] {
  return events.filter((event) => !isBeside(event));
}

/** One line per entry, except that consecutive draws share a line. */
export function story(
  game: GameInfo,
  seats: readonly SeatInfo[],
  events: readonly EventInfo[],
  own: number | null,
): Line[] {
  const teller: Teller = { game, seats, own, faces: new Map() };
  const lines: Line[] = [];
  let drawn: string[] = [];
  for (const event of events) {
    const isDraw = event.kind === "chance" && event.text.startsWith("draw ");
    drawn = isDraw ? [...drawn, event.text.slice(5)] : [];
    if (drawn.length > 1) lines.pop();
    lines.push({
      seq: event.seq,
      at: event.at,
      seat: event.seat,
      text: isDraw ? dealt(drawn) : told(teller, event),
    });
  }
  return lines;
}

function dealt(cards: string[]): string {
  const own = cards.filter((card) => card !== "?");
  return own.length ? say("event-draw-own", { cards: inList(own.map(card)) }) : say("event-draw-hidden");
}

function told(teller: Teller, event: EventInfo): string {
  const who = actor(teller, event.seat);
  if (event.kind === "chance") return chance(teller, event.text);
  if (event.kind === "correct") return corrected(teller, who, event.text);
  if (event.kind === "kick") return say("event-kick", { ...who, name: event.text }); // by now a bot has the seat
  if (event.kind === "pace") return say("event-pace", { pace: sayOr(`page-pace-${event.text}`, event.text) });
  if (event.kind === "clock") return say("event-clock", { time: span(Number(event.text)) });
  if (event.kind === "drawing") return say("event-drawing", { time: inSeconds(Number(event.text)) });
  if (event.kind === "say") return say("event-say", { ...who, phrase: phrase(event.text) });
  if (event.kind === "play") return event.did ? done(teller, who, event.did) : deed(teller, who, event.text);
  return say(`event-${event.kind}`, who);
}

/** The arguments that name a line's seat, and whether it is the reader's. */
function actor(teller: Teller, seat: number) {
  return { name: seat >= 0 ? seatName(teller.seats, seat) : "", me: seat === teller.own ? "yes" : "no" };
}

type Actor = ReturnType<typeof actor>;

function chance(teller: Teller, text: string): string {
  const [verb = "", rest = ""] = text.split(" ");
  if (verb === "first") return say("event-first", actor(teller, Number(rest)));
  const dice = teller.game.sheet?.dice ?? [];
  if (verb === "tray")
    return say("event-tray", { dice: inList(dice.filter((die) => rest.includes(die[0]!)).map(colour)) });
  return verb === "roll" ? say("event-roll", { dice: rolled(teller, rest) }) : text;
}

/** A correction of typed dice or of the first player. */
function corrected(teller: Teller, who: Actor, text: string): string {
  const [verb = "", rest = ""] = text.split(" ");
  return verb === "roll"
    ? say("event-correct", { ...who, dice: rolled(teller, rest) })
    : chance(teller, text);
}

/** The dice of a roll with their faces, which are remembered for later lines. */
function rolled(teller: Teller, faces: string): Inflected {
  const dice = teller.game.sheet?.dice ?? [];
  const some = dice.filter((_, place) => /\d/.test(faces[place] ?? ""));
  for (const die of some) teller.faces.set(die, Number(faces[dice.indexOf(die)]));
  return inList(some.map((die) => shown(teller, die)));
}

/** A die and its face, without a line break between them. */
function shown(teller: Teller, die: string): Inflected {
  const words = inflect("event-die", { die: colour(die), face: teller.faces.get(die) ?? "" });
  return words.map((text) => text.trim().replaceAll(" ", "\u00A0"));
}

/** An action whose consequences the server has reported. */
function done(teller: Teller, who: Actor, did: DiceOptionView): string {
  const die = shown(teller, did.die);
  const [verb = ""] = did.text.split(" ");
  const isShort = ["pick", "extra", "bonus"].includes(verb);
  const text = isShort ? say(`event-${verb}-and`, { ...who, die }) : deed(teller, who, did.text);
  const marks = isShort ? did : { ...did, area: "" }; // other texts already say where
  return withMarks(text, teller.game.sheet!, marks, who.me, (sent) => shown(teller, sent));
}

function deed(teller: Teller, who: Actor, text: string): string {
  const [verb = "", ...rest] = text.split(" ");
  if (verb === "pick" || verb === "extra") return marked(teller, verb, who, rest);
  if (verb === "bonus") return say("event-bonus", { ...who, what: inList(rest.map(plain), " ") });
  if (verb === "cross") return say("event-cross", { ...who, what: inList(rest.map(plain), " ") });
  if (verb === "return") return say("event-return", { ...who, die: colour(rest[0] ?? "") });
  if (verb === "play") return say("event-play", { ...who, cards: inList(rest.map(card), " + ") });
  return say(`event-${verb}`, who);
}

/** `white yellow b` is the white die as yellow; `silver blue` the silver die in the blue row. */
function marked(teller: Teller, verb: string, who: Actor, words: string[]): string {
  const [die = "", ...places] = words;
  const where = places.filter((place) => place.length > 1).map(colour);
  const things = { ...who, die: shown(teller, die), area: where[0] ?? "", row: where.at(-1) ?? "" };
  return say(`event-${verb}${["", "-as", "-row"][where.length] ?? ""}`, things);
}

/** A colour, or a number without the letter of its cell. */
function plain(word: string): string | Inflected {
  if (/^\d+[ab]$/.test(word)) return word.slice(0, -1);
  return /^[a-z]{2,}$/.test(word) ? colour(word) : word;
}

/** A card of Dobro: a number, S and R, or a joker that counts as one. */
function card(text: string): Inflected {
  const [face = "", number] = text.split("=");
  if (number) return inflect("event-card-joker-as", { number });
  const special: Record<string, string> = { J: "joker", S: "skip", R: "reverse" };
  return special[face] ? inflect(`event-card-${special[face]}`) : new Inflected(face);
}
