// Complete frames and views, with defaults for all that a test doesn't care about.
import type {
  CardsOptionView,
  DiceOptionView,
  Done,
  EventInfo,
  News,
  SeatInfo,
  TableFacts,
  TableInfo,
  Welcome,
} from "../src/protocol";

export const TABLE: TableInfo = {
  id: "a".repeat(16),
  game: "clever",
  rules: "1",
  players: 2,
  options: {},
  dealer: { kind: "entropy", seed: null, commitment: null, words: [], secret: null },
  created: "2026-01-01T00:00:00Z",
  grace: 30,
  draw_seconds: 0,
  pace: "brisk",
  host: 0,
  listed: false,
  coach: true,
  rated: false,
  next: null,
  fork: null,
  contest: null,
};

export const WELCOME: Welcome = { type: "welcome", version: 1, table: TABLE, seat: 0, invited: false };

export function news(seq: number, events: EventInfo[] = []): News {
  const nothing = { view: null, can_undo: false, typed: [], result: null, clock: null };
  return { type: "news", seq, events, seats: [], ...nothing, table: TABLE };
}

export function event(seq: number, kind: EventInfo["kind"], seat = 0, text = ""): EventInfo {
  return { seq, kind, seat, text, at: "", did: null };
}

export function done(id: string, seq = 1): Done {
  return { type: "done", id, seq, seat: null, token: null, table: null, hint: null };
}

export function person(seat: number, name: string): SeatInfo {
  return { seat, kind: "person", name, bot: "", present: true, stand_in: false };
}

export function facts(changes: Partial<TableFacts> = {}): TableFacts {
  const seats = [person(0, "Ann"), person(1, "Ben")];
  const running = { state: "running", seq: 1, round: 2, rounds: 6, asked: [0], scores: [7, 9] } as const;
  return { ...running, asked: [0], scores: [7, 9], table: TABLE, seats, result: null, ...changes };
}

/** A mark: `white blue` in a cell of an area. */
export function option(text: string, area: string, cell: number): DiceOptionView {
  const die = text.split(" ")[1] ?? "";
  return { action: 0, text, die, area, cell, value: 0, earns: [], points: 0, tray: [] };
}

/** A play of cards: `7 J=7`. */
export function cards(text: string): CardsOptionView {
  const faces = text ? text.split(" ").map((card) => card.split("=")[0]!) : [];
  return { action: 0, text: `play ${text}`, cards: faces, value: 0, good: 0 };
}
