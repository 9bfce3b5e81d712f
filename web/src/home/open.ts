// The own tables that are not finished, as the server has them now: those that wait for us come first.
import { tableFacts } from "../lib/api";
import { seatName } from "../lib/phrases";
import { forget, unfinished, type Held } from "../lib/seatbook";
import { listed } from "../lib/phrases";
import { keep, recall } from "../lib/storage";
import { ago } from "../lib/when";
import { say } from "../lib/words";
import type { TableFacts } from "../protocol";

const KEY = "silvertray.order";
const MOST = 12; // tables that are asked for
const ORDER = ["turn", "over", "others", "waiting", "unknown"] as const;
type Standing = (typeof ORDER)[number];

export interface OpenTable {
  id: string;
  game: string;
  when: number;
  standing: Standing;
  round: number;
  rounds: number;
  note: () => string; // in whatever language is spoken then
}

/** As the browser remembers them, before the server has said more; in the order in which they were seen last. */
export function remembered(): OpenTable[] {
  const order = recall<string[]>(KEY, []);
  const tables = unfinished().map(([id, seat]) => told(id, seat, null));
  return tables.sort((one, two) => order.indexOf(one.id) - order.indexOf(two.id));
}

/** As they are; a table that is gone is forgotten, and one that cannot be asked for stays as it was. */
export async function asked(): Promise<OpenTable[]> {
  const found = await Promise.all(unfinished().map(([id, seat], place) => look(id, seat, place < MOST)));
  const known = new Set(unfinished().map(([id]) => id)); // without those that were removed meanwhile
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

/** All seats that are played on this phone. */
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
