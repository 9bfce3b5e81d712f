// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forget, forgetAll, held, hold, lastGame, restore, unfinished } from "../../src/lib/seatbook";
import { unsentKey } from "../../src/lib/unsent";
import { stopClock } from "../support";

beforeEach(() => {
  localStorage.clear();
  stopClock();
});
afterEach(() => void vi.useRealTimers());

/** Hold a seat, a second after the last one. */
function sit(table: string, game = "clever", seat: number | null = 0): void {
  vi.advanceTimersByTime(1000);
  hold(table, { token: `of ${table}`, seat, game });
}

const NOTHING = { token: null, invite: null, seat: null, here: {}, game: "", when: 0, over: false };

describe("holding", () => {
  test("updates are merged into an entry", () => {
    sit("a");
    hold("a", { over: true });
    expect(held("a")).toEqual({
      ...NOTHING,
      token: "of a",
      seat: 0,
      game: "clever",
      over: true,
      when: Date.now(),
    });
    expect(held("b")).toEqual(NOTHING);
  });

  test("an entry written by an older page gets defaults", () => {
    localStorage.setItem("silvertray.seats", JSON.stringify({ a: { token: "old" } }));
    expect(held("a")).toEqual({ ...NOTHING, token: "old" });
  });

  test("sixty are kept, and the least recently updated one is dropped", () => {
    for (let n = 0; n < 60; n++) sit(`t${n}`);
    hold("t0", { over: false }); // updated again
    vi.advanceTimersByTime(1000);
    sit("newest");
    const gone = [...Array(60).keys()].filter((n) => held(`t${n}`).token === null);
    expect(gone).toEqual([1]);
    expect(held("newest").token).toBe("of newest");
  });
});

describe("forgetting", () => {
  const keys = [null, 1, 2].map((seat) => unsentKey("a", seat));

  test("a table can be restored as it was", () => {
    sit("a");
    sit("b");
    const [seat, before] = [held("a"), unfinished()];
    forget("a");
    expect(held("a")).toEqual(NOTHING);
    vi.advanceTimersByTime(1000);
    restore("a", seat);
    expect(unfinished()).toEqual(before);
  });

  test("a table's pending commands are dropped too, for all seats on this phone", () => {
    sit("a");
    sit("b");
    hold("a", { here: { 1: "one", 2: "two" } });
    for (const key of [...keys, unsentKey("b", null)]) localStorage.setItem(key, "[]");
    forget("a");
    expect(held("a")).toEqual(NOTHING);
    expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
    expect(held("b").token).toBe("of b");
    expect(localStorage.getItem(unsentKey("b", null))).toBe("[]");
  });

  test("forgetting an unknown table is harmless", () => {
    localStorage.setItem(unsentKey("c", null), "[]");
    forget("c");
    expect(localStorage.getItem(unsentKey("c", null))).toBeNull();
  });

  test("forgetting all tables leaves nothing behind", () => {
    for (const table of ["a", "b"]) {
      sit(table);
      localStorage.setItem(unsentKey(table, null), "[]");
    }
    forgetAll();
    expect(unfinished()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(["silvertray.seats"]);
  });
});

describe("reading", () => {
  test("unfinished tables of ours, latest first", () => {
    for (const table of ["a", "b", "c"]) sit(table);
    sit("watched", "dobro", null);
    hold("b", { over: true });
    expect(unfinished().map(([table]) => table)).toEqual(["c", "a"]);
  });

  test("the game last played", () => {
    expect(lastGame()).toBeNull();
    sit("a", "twice");
    sit("b", "clever");
    sit("watched", "dobro", null);
    expect(lastGame()).toBe("clever");
  });
});

test("without storage the seats last as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  sit("a");
  expect(held("a").token).toBe("of a");
  forget("a");
  expect(held("a")).toEqual(NOTHING);
  vi.mocked(Storage.prototype.setItem).mockRestore();
  forgetAll();
});
