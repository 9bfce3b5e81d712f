// The moments of a finished game, each asked for once, the next ones ahead of time.
import { Refusal } from "../lib/api";
import type { EventInfo, Moment } from "../protocol";

const AHEAD = [1, 2, -1];

export class Moments {
  readonly #asked = new Map<string, Promise<Moment>>();

  constructor(readonly table: string) {}

  /** The game after so many steps as a seat, or a spectator (null), saw it. */
  at(step: number, seat: number | null): Promise<Moment> {
    const key = `${step}${seat === null ? "" : `?seat=${seat}`}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = ask(`/api/tables/${this.table}/moments/${key}`).then(
      (answer) => answer.json() as Promise<Moment>,
    );
    asked.catch(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  /** Ask for what is likely to be looked at next. */
  prepare(step: number, steps: number, seat: number | null, stops: number[]): void {
    const at = stops.indexOf(step);
    const near = at < 0 ? AHEAD.map((far) => step + far) : AHEAD.map((far) => stops[at + far] ?? -1);
    for (const other of near) if (other >= 0 && other <= steps) this.at(other, seat).catch(() => {});
  }

  /** The whole log; whose cards were drawn is not in it, so drawn cards stay hidden. */
  async log(): Promise<EventInfo[]> {
    const answer = await ask(`/api/tables/${this.table}/match`);
    const { log } = JSON.parse(await answer.text()) as { log: string[] };
    return log.map((entry, at) => entryOf(entry, at + 1));
  }
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

async function ask(path: string): Promise<Response> {
  const answer = await fetch(path).catch(() => {
    throw new Refusal("offline");
  });
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
  throw new Refusal(told.code ?? "server-trouble", told.rule ?? "", told.params ?? {});
}
