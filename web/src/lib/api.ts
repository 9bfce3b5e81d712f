// Requests over plain HTTP.
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

const PASSING = ["offline", "server-full", "server-trouble", "too-fast"]; // temporary: the resource may be fine

/** The server refused a request, or didn't answer at all. */
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

/** Report after each request whether the server answered. */
export function tell(listener: typeof told): void {
  told = listener;
}

/** Send a request and return the parsed JSON; null if the response has no content. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await answerOf(path, init);
  return (response.status === 204 ? null : await response.json()) as T;
}

/** Like `ask`, but falls back to the stored response while the server can't answer. */
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

/** The raw response. Throws a Refusal unless its status is 2xx. */
export async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    told(false);
    throw new Refusal("offline");
  });
  told(true);
  if (response.ok) return response;
  throw await refusalOf(response);
}

/** Send a JSON body. */
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

/** Make a table. */
export function newTable(wish: TableWish): Promise<NewTable> {
  return send<NewTable>("POST", "/tables", wish);
}

/** Make a table for a lesson. Without credentials it has no owner, so it isn't listed among anyone's games. */
export function newLessonTable(wish: TableWish): Promise<NewTable> {
  return send<NewTable>("POST", "/tables", wish, "omit");
}

/** The server's commitment to a secret, fetched before we send our nonce. */
export async function newPromise(): Promise<string> {
  return (await ask<Promised>("/api/promises", { method: "POST" })).commitment;
}

/** The lobby, newest first: tables waiting for players and running tables to watch. */
export function openTables(waiting: number, running: number): Promise<Lobby> {
  return ask<Lobby>(`/api/lobby?most=${waiting}&running=${running}`);
}

/** The public facts about a table; null if it no longer exists. */
export async function tableFacts(table: string): Promise<TableFacts | null> {
  return ask<TableFacts>(`/api/tables/${table}`).catch((trouble: unknown) => {
    if (trouble instanceof Refusal && trouble.code === "no-such-table") return null;
    throw trouble;
  });
}

/** The statistics of our matches. */
export async function myScores(): Promise<ScoresOfMine[]> {
  return (await ask<StatisticsOfMine>("/api/me/statistics")).lines;
}

/** Our most recent finished matches. */
export async function finishedGames(most: number): Promise<GameOfMine[]> {
  return (await ask<GamesOfMine>("/api/me/games?finished=true")).games.slice(0, most);
}

/** Any error as text. */
export function wordsOf(trouble: unknown): string {
  return (trouble instanceof Refusal ? trouble : new Refusal("server-trouble")).words;
}
