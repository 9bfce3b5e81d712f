// The moments of a game, each asked for once, the next ones ahead of time: of a table here, or of a match file.
import { ask, Refusal, send } from "../lib/api";
import type { EventInfo, ForkWish, Moment, NewTable } from "../protocol";
import { matchOf, type MatchFile, type Opened } from "./matchfile";

const AHEAD = [1, 2, -1];

/** A game to be looked at: by its table, or from a file that is at hand. */
export type Source = { table: string } | Opened;

/** What is wished for of a table that goes on from a step. */
export type Onwards = Pick<ForkWish, "step" | "dice" | "pace" | "name"> & { seats: string[] };

export class Moments {
  readonly #asked = new Map<string, Promise<Moment>>();
  #file: Promise<MatchFile> | undefined;

  constructor(readonly source: Source) {}

  /** The game after so many steps as a seat, or a spectator (null), saw it; `line`: what it could have played there. */
  at(step: number, seat: number | null, line: readonly string[] = []): Promise<Moment> {
    const wishes = [
      ...(seat === null ? [] : [["seat", String(seat)]]),
      ...line.map((text) => ["line", text]),
    ];
    const key = `${step}?${new URLSearchParams(wishes)}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = this.#ask(step, seat, key);
    asked.catch(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  #ask(step: number, seat: number | null, key: string): Promise<Moment> {
    if ("table" in this.source) return ask<Moment>(`/api/tables/${this.source.table}/moments/${key}`);
    return post<Moment>("/moments", this.source, { step, seat });
  }

  /** A new table that goes on from a step. */
  fork(wish: Onwards): Promise<NewTable> {
    if ("table" in this.source) return send<NewTable>("POST", `/tables/${this.source.table}/forks`, wish);
    return post<NewTable>("/forks", this.source, { fork: wish });
  }

  /** Ask for what is likely to be looked at next. */
  prepare(step: number, steps: number, seat: number | null, stops: number[]): void {
    const at = stops.indexOf(step);
    const near = at < 0 ? AHEAD.map((far) => step + far) : AHEAD.map((far) => stops[at + far] ?? -1);
    for (const other of near) if (other >= 0 && other <= steps) this.at(other, seat).catch(() => {});
  }

  /** The match file. */
  file(): Promise<MatchFile> {
    if ("file" in this.source) return Promise.resolve(this.source.file);
    if (this.#file) return this.#file;
    this.#file = fileOf(this.source.table);
    this.#file.catch(() => (this.#file = undefined));
    return this.#file;
  }

  /** The whole log; whose cards were drawn is not in it, so drawn cards stay hidden. */
  async log(): Promise<EventInfo[]> {
    return (await this.file()).log.map((entry, at) => entryOf(entry, at + 1));
  }
}

/** What is asked about a file, which goes along without what only the page needs; a refusal names the line that it stands on. */
async function post<T>(path: string, { file, line }: Opened, wish: object): Promise<T> {
  const { chance: _, ...match } = file;
  return send<T>("POST", path, { match, ...wish }).catch((reason: unknown) => {
    if (!(reason instanceof Refusal && "line" in reason.params)) throw reason;
    throw new Refusal(reason.code, reason.rule, { ...reason.params, line });
  });
}

/** The match file of a table. */
export async function fileOf(table: string): Promise<MatchFile> {
  const answer = await fetch(`/api/tables/${table}/match`).catch(() => {
    throw new Refusal("offline");
  });
  if (!answer.ok) throw new Refusal("not-over");
  return matchOf(await answer.text());
}

/** Steps worth a stop: with cards, not every single one that is dealt. */
export function stopsOf(log: EventInfo[], steps: number, isCards: boolean): number[] {
  const all = Array.from({ length: steps + 1 }, (_, step) => step);
  return isCards && log.length === steps ? all.filter((step) => log[step]?.kind !== "chance") : all;
}

function entryOf(entry: string, seq: number): EventInfo {
  const [who = "", verb = "", ...rest] = entry.split(" ");
  const hidden = who === "*" && verb === "draw";
  const text = [verb, ...(hidden ? ["?"] : rest)].join(" ");
  return {
    seq,
    kind: who === "*" ? "chance" : "play",
    seat: who === "*" ? -1 : Number(who),
    text,
    at: "",
    did: null,
  };
}
