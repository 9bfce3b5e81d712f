// Your unfinished tables, as the server has them now: those waiting for you come first.
import { tableFacts } from "../lib/api";
import { seatName } from "../lib/phrases";
import { forget, unfinished, type Held } from "../lib/seatbook";
import { listed } from "../lib/phrases";
import { keep, recall } from "../lib/storage";
import { ago } from "../lib/when";
import { say } from "../lib/words";
import type { TableFacts } from "../protocol";

const KEY = "silvertray.order";
const MOST = 12; // the most tables to request
const ORDER = ["turn", "over", "others", "waiting", "unknown"] as const;
type Standing = (typeof ORDER)[number];

export interface OpenTable {
  id: string;
  game: string;
  when: number;
  standing: Standing;
  round: number;
  rounds: number;
  note: () => string; // in the language spoken at the time of the call
}

/** The tables the browser remembers, before the server answers; in the order last shown. */
export function remembered(): OpenTable[] {
  const order = recall<string[]>(KEY, []);
  const tables = unfinished().map(([id, seat]) => told(id, seat, null));
  return tables.sort((one, two) => order.indexOf(one.id) - order.indexOf(two.id));
}

/** The tables as the server has them; a deleted one is forgotten, and one that can't be requested keeps its entry. */
export async function asked(): Promise<OpenTable[]> {
  const found = await Promise.all(unfinished().map(([id, seat], place) => look(id, seat, place < MOST)));
  const known = new Set(unfinished().map(([id]) => id)); // without those removed during the requests
  const left = found.filter((table) => known.has(table.id));
  left.sort((one, two) => ORDER.indexOf(one.standing) - ORDER.indexOf(two.standing));
  keep(
    KEY,
    left.map((table) => table.id),
  );
  return left;
}

async function look(id: string, seat: Held, isAsked: boolean): Promise<OpenTable> {
  const facts = isAsked ? await tableFacts(id).catch(() => undefined) : undefined;
  if (facts === null) forget(id);
  return told(id, seat, facts ?? null);
}

function told(id: string, seat: Held, facts: TableFacts | null): OpenTable {
  const { round = 0, rounds = 0 } = facts ?? {};
  const table = { id, game: seat.game, when: seat.when, round, rounds };
  if (!facts) return { ...table, standing: "unknown", note: () => ago(seat.when) };
  const standing = standingOf(facts, mine(seat));
  return { ...table, standing, note: () => noteOf(facts, seat, standing) };
}

/** All seats played on this phone. */
function mine(seat: Held): number[] {
  return [seat.seat ?? -1, ...Object.keys(seat.here).map(Number)];
}

function standingOf(facts: TableFacts, own: number[]): Standing {
  if (facts.state === "finished") return "over";
  if (facts.state === "waiting") return "waiting";
  return facts.asked.some((seat) => own.includes(seat)) ? "turn" : "others";
}

function noteOf(facts: TableFacts, seat: Held, standing: Standing): string {
  const points = facts.scores[seat.seat ?? 0] ?? 0;
  const free = facts.seats.filter((one) => one.kind === "empty").length;
  const names = listed(facts.asked.map((one) => seatName(facts.seats, one)));
  const things = { points, free, names, round: facts.round, rounds: facts.rounds, when: ago(seat.when) };
  return say(`page-open-${standing}`, things);
}
