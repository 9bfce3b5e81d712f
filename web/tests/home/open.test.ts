// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asked, remembered } from "../../src/home/open";
import { forget, hold, unfinished } from "../../src/lib/seatbook";
import { say } from "../../src/lib/words";
import type { TableFacts } from "../../src/protocol";
import { facts, person } from "../frames";
import { speak, stopClock } from "../support";

let tables: Record<string, TableFacts | "gone" | "broken">;
let requests: string[];

beforeEach(async () => {
  localStorage.clear();
  stopClock();
  await speak("en");
  [tables, requests] = [{}, []];
  vi.stubGlobal("fetch", async (path: string) => {
    const table = path.split("/").at(-1)!;
    requests.push(table);
    const found = tables[table] ?? "broken";
    if (found === "broken") throw new TypeError("network");
    if (found === "gone") return new Response(JSON.stringify({ code: "no-such-table" }), { status: 404 });
    return new Response(JSON.stringify(found));
  });
});
afterEach(() => void vi.useRealTimers());

function sit(table: string, found: TableFacts | "gone" | "broken"): void {
  vi.advanceTimersByTime(1000);
  hold(table, { token: "t", seat: 0, game: "clever" });
  tables[table] = found;
}

const standings = async () => Object.fromEntries((await asked()).map(({ id, standing }) => [id, standing]));

describe("standing", () => {
  test("tables where it's our turn come first, unknown ones last", async () => {
    sit("mine", facts({ asked: [0, 1] }));
    sit("unknown", "broken");
    sit("waiting", facts({ state: "waiting", asked: [] }));
    sit("others", facts({ asked: [1] }));
    sit("over", facts({ state: "finished", asked: [] }));
    const found = (await asked()).map(({ id, standing }) => [id, standing]);
    expect(found).toEqual([
      ["mine", "turn"],
      ["over", "over"],
      ["others", "others"],
      ["waiting", "waiting"],
      ["unknown", "unknown"],
    ]);
  });

  test("a table removed during the request stays removed", async () => {
    sit("a", facts());
    sit("b", facts());
    const answer = asked();
    forget("a");
    expect((await answer).map(({ id }) => id)).toEqual(["b"]);
  });

  test("a seat on this phone counts as ours", async () => {
    sit("a", facts({ asked: [1] }));
    expect(await standings()).toEqual({ a: "others" });
    hold("a", { here: { 1: "token" } });
    expect(await standings()).toEqual({ a: "turn" });
  });

  test("a table that is gone is forgotten, one whose request failed is not", async () => {
    sit("gone", "gone");
    sit("broken", "broken");
    expect(await standings()).toEqual({ broken: "unknown" });
    expect(unfinished().map(([table]) => table)).toEqual(["broken"]);
  });

  test("only the twelve latest are requested", async () => {
    for (let n = 0; n < 15; n++) sit(`t${n}`, facts());
    const found = await standings();
    expect(requests).toEqual([...Array(12).keys()].map((n) => `t${14 - n}`));
    expect(Object.values(found).filter((standing) => standing === "unknown")).toHaveLength(3);
    expect(unfinished()).toHaveLength(15);
  });
});

test("until the server answers, tables are listed latest first, as unknown", async () => {
  sit("a", facts({ asked: [0] }));
  sit("b", facts({ asked: [1] }));
  expect(remembered().map(({ id }) => id)).toEqual(["b", "a"]);
  await asked();
  expect(remembered().map(({ id, standing }) => [id, standing])).toEqual([
    ["a", "unknown"],
    ["b", "unknown"],
  ]);
});

describe("notes", () => {
  const noteOf = async (found: TableFacts | "broken") => {
    sit("a", found);
    vi.advanceTimersByTime(7_200_000);
    return (await asked())[0]!.note();
  };
  const things = { points: 7, free: 0, names: "Ann", round: 2, rounds: 6, when: "2 hours ago" };

  test.each([
    ["turn", facts()],
    ["over", facts({ state: "finished" })],
  ] as const)("%s shows round and points", async (standing, found) => {
    expect(await noteOf(found)).toBe(say(`page-open-${standing}`, things));
  });

  test("the players being waited for are named", async () => {
    const note = await noteOf(facts({ asked: [1] }));
    expect(note).toBe(say("page-open-others", { ...things, names: "Ben" }));
    expect(note).toContain("Ben");
  });

  test("free seats are counted", async () => {
    const empty = { ...person(1, ""), kind: "empty" } as const;
    const note = await noteOf(
      facts({ state: "waiting", asked: [], seats: [person(0, "Ann"), empty, empty] }),
    );
    expect(note).toBe(say("page-open-waiting", { ...things, free: 2 }));
    expect(note).toContain("2");
  });

  test("an unknown table shows when it was seen, in the current language", async () => {
    sit("a", "broken");
    vi.advanceTimersByTime(7_200_000);
    const [table] = await asked();
    expect(table!.note()).toBe("2 hours ago");
    await speak("de");
    expect(table!.note()).toBe("vor 2 Stunden");
  });
});
