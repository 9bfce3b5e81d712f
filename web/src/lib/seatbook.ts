// The seats this browser holds, by table: the token is the right to a seat, so it never leaves for anywhere but hello.
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

/** All of them; what an older page has written lacks what came later. */
function book(): Record<string, Held> {
  const all = Object.entries(recall<Record<string, Partial<Held>>>(KEY, {}));
  return Object.fromEntries(all.map(([table, seat]) => [table, { ...NOTHING, ...seat }]));
}

/** What we hold at a table. */
export function held(table: string): Held {
  return { ...NOTHING, ...book()[table] };
}

/** Write down what is new about a table; the oldest make room. */
export function hold(table: string, news: Partial<Held>): void {
  const all = { ...book(), [table]: { ...held(table), ...news, when: Date.now() } };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

/** Put back a table that was forgotten, as it was. */
export function restore(table: string, seat: Held): void {
  keep(KEY, { ...book(), [table]: seat });
}

/** Forget a table. */
export function forget(table: string): void {
  const { [table]: gone, ...rest } = book();
  keep(KEY, rest);
  for (const beside of [null, ...Object.keys(gone?.here ?? {})]) drop(unsentKey(table, beside));
}

/** Forget all tables, and what was seen of them: somebody else may use this browser next. */
export function forgetAll(): void {
  for (const table of Object.keys(book())) forget(table);
  void dropAllStored();
}

/** The game that was played here last; null for whoever is new. */
export function lastGame(): string | null {
  const all = Object.values(book()).filter((seat) => seat.seat !== null);
  return all.sort((a, b) => b.when - a.when)[0]?.game ?? null;
}

/** The own tables that are not finished, the latest first. */
export function unfinished(): [string, Held][] {
  const mine = Object.entries(book()).filter(([, seat]) => seat.seat !== null && !seat.over);
  return mine.sort(([, a], [, b]) => b.when - a.when);
}
