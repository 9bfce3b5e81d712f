// The sources of a replay: a table here, or a match file. All steps of a view come in one response.
import { answerOf, ask, askOrRecall, Refusal, send } from "../lib/api";
import type { ForkWish, Moment, NewTable, ReplayInfo } from "../protocol";
import { matchOf, type MatchFile, type Opened } from "./matchfile";

/** A match to replay: from its table, or from a file. */
export type Source = { table: string } | Opened;

/** The wish for a new table that continues from a step. */
export type Onwards = Pick<ForkWish, "step" | "dice" | "pace" | "name"> & { seats: string[] };

export class Moments {
  readonly #asked = new Map<string, Promise<unknown>>();

  constructor(readonly source: Source) {}

  /** The game as a seat, or a spectator (null), saw it. */
  replay(seat: number | null): Promise<ReplayInfo> {
    const { source } = this;
    const query = queryOf(seat);
    if (!("table" in source)) return this.#once(query, () => post("/moments", source, { seat }));
    return this.#once(query, () => askOrRecall(`/api/tables/${source.table}/moments${query}`));
  }

  /** The match after `step` steps. */
  async at(step: number, seat: number | null): Promise<Moment> {
    return momentAt(await this.replay(seat), step);
  }

  /** The match after `step` steps and a line the seat could have played there. Only tables have a coach to suggest one. */
  instead(step: number, seat: number | null, line: readonly string[]): Promise<Moment> {
    const table = "table" in this.source ? this.source.table : "";
    const path = `/api/tables/${table}/moments/${step}${queryOf(seat, line)}`;
    return this.#once(path, () => ask(path));
  }

  /** Create a new table that continues from a step. */
  fork(wish: Onwards): Promise<NewTable> {
    if ("table" in this.source) return send<NewTable>("POST", `/tables/${this.source.table}/forks`, wish);
    return post<NewTable>("/forks", this.source, { fork: wish });
  }

  /** The match file. */
  file(): Promise<MatchFile> {
    const { source } = this;
    return "file" in source ? Promise.resolve(source.file) : this.#once("file", () => fileOf(source.table));
  }

  /** A response that never changes is cached; a failed request is repeated. */
  #once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#asked.get(key) as Promise<T> | undefined;
    if (known) return known;
    const asked = ask();
    asked.catch(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }
}

/** One step of a replay; past its end, the last one. */
export function momentAt(replay: ReplayInfo, step: number): Moment {
  const { steps, ...rest } = replay;
  const at = Math.min(step, steps.length - 1);
  return { ...rest, ...steps[at]!, step: at, steps: steps.length - 1 };
}

/** The match file of a table. */
export async function fileOf(table: string): Promise<MatchFile> {
  const answer = await answerOf(`/api/tables/${table}/match`);
  return matchOf(await answer.text());
}

/** Send a request about a file, without the fields only the page needs; a refusal names the line of the file. */
async function post<T>(path: string, { file, line }: Opened, wish: object): Promise<T> {
  const { chance: _, ...match } = file;
  return send<T>("POST", path, { match, ...wish }).catch((reason: unknown) => {
    if (!(reason instanceof Refusal && "line" in reason.params)) throw reason;
    throw new Refusal(reason.code, reason.rule, { ...reason.params, line });
  });
}

function queryOf(seat: number | null, line: readonly string[] = []): string {
  const wishes = [...(seat === null ? [] : [["seat", String(seat)]]), ...line.map((text) => ["line", text])];
  return wishes.length ? `?${new URLSearchParams(wishes)}` : "";
}
