// The seats this browser holds, by table. A token opens a seat, so it is sent only to our server, to open that table.
import { drop, keep, recall } from "./storage";
import { dropAllStored } from "./stored";
import { unsentKey } from "./unsent";

const KEY = "silvertray.seats";
const MOST = 60;

export interface Held {
  token: string | null;
  invite: string | null;
  seat: number | null;
  /** Tokens of the others who share this phone, by seat. */
  here: Record<number, string>;
  game: string;
  when: number;
  over: boolean;
}

const NOTHING: Held = { token: null, invite: null, seat: null, here: {}, game: "", when: 0, over: false };

/** All seats. Entries written by an older page get defaults for newer fields. */
function book(): Record<string, Held> {
  const all = Object.entries(recall<Record<string, Partial<Held>>>(KEY, {}));
  return Object.fromEntries(all.map(([table, seat]) => [table, { ...NOTHING, ...seat }]));
}

/** What this browser holds at a table. */
export function held(table: string): Held {
  return { ...NOTHING, ...book()[table] };
}

/** Update what we hold at a table. The oldest tables are dropped. */
export function hold(table: string, news: Partial<Held>): void {
  const all = { ...book(), [table]: { ...held(table), ...news, when: Date.now() } };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

/** Restore a forgotten table as it was. */
export function restore(table: string, seat: Held): void {
  keep(KEY, { ...book(), [table]: seat });
}

/** Forget a table. */
export function forget(table: string): void {
  const { [table]: gone, ...rest } = book();
  keep(KEY, rest);
  for (const seat of [null, ...Object.keys(gone?.here ?? {})]) drop(unsentKey(table, seat));
}

/** Forget all tables and their stored responses: someone else may use this browser next. */
export function forgetAll(): void {
  for (const table of Object.keys(book())) forget(table);
  void dropAllStored();
}

/** The game last played in this browser; null if there is none. */
export function lastGame(): string | null {
  const all = Object.values(book()).filter((seat) => seat.seat !== null);
  return all.sort((a, b) => b.when - a.when)[0]?.game ?? null;
}

/** Our unfinished tables, latest first. */
export function unfinished(): [string, Held][] {
  const mine = Object.entries(book()).filter(([, seat]) => seat.seat !== null && !seat.over);
  return mine.sort(([, a], [, b]) => b.when - a.when);
}
