// What is asked over plain HTTP.
import type {
  GameOfMine,
  GamesOfMine,
  Lobby,
  NewTable,
  ScoresOfMine,
  StatisticsOfMine,
  TableFacts,
  TableWish,
  Promise as Promised,
} from "../protocol";
import { explain, type Params } from "./explain";
import { dropStored, store, stored } from "./stored";

const PASSING = ["offline", "server-full", "server-trouble", "too-fast"]; // refusals that say nothing of what was asked for

/** The server said no, or nothing at all. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule = "",
    readonly params: Params = {},
  ) {
    super(code);
  }

  get words(): string {
    return explain(this.code, this.rule, this.params);
  }
}

let told: (isThere: boolean) => void = () => {};

/** Tell somebody with each answer that the server is there, and when none comes that it is not. */
export function tell(listener: typeof told): void {
  told = listener;
}

/** An answer of the server; nothing where there is nothing to say. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await answerOf(path, init);
  return (response.status === 204 ? null : await response.json()) as T;
}

/** The same, and what this browser has stored of it where the server can't answer now. */
export async function askOrRecall<T>(path: string): Promise<T> {
  try {
    const response = await answerOf(path);
    void store(path, response.clone());
    return (await response.json()) as T;
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason;
    const isPassing = PASSING.includes(reason.code);
    if (!isPassing) await dropStored(path);
    const known = isPassing ? await stored(path) : undefined;
    if (!known) throw reason;
    return (await known.json()) as T;
  }
}

/** The response itself; throws a Refusal unless it is a good one. */
export async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    told(false);
    throw new Refusal("offline");
  });
  told(true);
  if (response.ok) return response;
  throw await refusalOf(response);
}

/** Something for the server. */
export function send<T = null>(
  method: string,
  path: string,
  body: unknown = {},
  credentials: RequestCredentials = "same-origin",
): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return ask<T>(`/api${path}`, { method, headers, body: JSON.stringify(body), credentials });
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const { code, rule, params } = (await response.json()) as Partial<Refusal>;
    return new Refusal(code ?? "server-trouble", rule ?? "", params ?? {});
  } catch {
    return new Refusal(response.status >= 500 ? "offline" : "server-trouble");
  }
}

/** Put up a new table. */
export function newTable(wish: TableWish): Promise<NewTable> {
  return send<NewTable>("POST", "/tables", wish);
}

/** A table for a lesson: made by nobody, so that it is not among anybody's games. */
export function newLessonTable(wish: TableWish): Promise<NewTable> {
  return send<NewTable>("POST", "/tables", wish, "omit");
}

/** The server's promise of a secret, before we say our word. */
export async function newPromise(): Promise<string> {
  return (await ask<Promised>("/api/promises", { method: "POST" })).commitment;
}

/** Tables that are open to everybody, the newest first: some that wait for players, some to watch. */
export function openTables(waiting: number, running: number): Promise<Lobby> {
  return ask<Lobby>(`/api/lobby?most=${waiting}&running=${running}`);
}

/** What everybody may know of a table; null if it is there no more. */
export async function tableFacts(table: string): Promise<TableFacts | null> {
  return ask<TableFacts>(`/api/tables/${table}`).catch((trouble: unknown) => {
    if (trouble instanceof Refusal && trouble.code === "no-such-table") return null;
    throw trouble;
  });
}

/** How well we have played. */
export async function myScores(): Promise<ScoresOfMine[]> {
  return (await ask<StatisticsOfMine>("/api/me/statistics")).lines;
}

/** The last of our games that are over. */
export async function finishedGames(most: number): Promise<GameOfMine[]> {
  return (await ask<GamesOfMine>("/api/me/games?finished=true")).games.slice(0, most);
}

/** Any trouble in words. */
export function wordsOf(trouble: unknown): string {
  return (trouble instanceof Refusal ? trouble : new Refusal("server-trouble")).words;
}
