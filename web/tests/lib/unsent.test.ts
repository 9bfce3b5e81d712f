// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import type { Order } from "../../src/lib/line";
import { Pending, unsentKey } from "../../src/lib/unsent";
import { event } from "../frames";

const KEY = unsentKey("t", null);
const play: Order = { type: "play", id: "p", text: "pass" };
const roll: Order = { type: "roll", id: "r", text: null };
const say: Order = { type: "say", id: "s", phrase: "hello" };

beforeEach(() => localStorage.clear());

describe("overtaken commands", () => {
  const overtaken = (order: Order, ...events: ReturnType<typeof event>[]) => {
    const pending = new Pending(KEY);
    pending.add({ order, after: 5 });
    return pending.overtaken(events, 0).length > 0;
  };

  test.each(["play", "undo", "correct"] as const)("a later %s of our seat overtakes a move", (kind) => {
    expect(overtaken(play, event(6, kind, 0))).toBe(true);
    expect(overtaken(play, event(5, kind, 0))).toBe(false);
    expect(overtaken(play, event(6, kind, 1))).toBe(false);
  });

  test("only a roll is overtaken by chance", () => {
    expect(overtaken(roll, event(6, "chance", -1))).toBe(true);
    expect(overtaken(roll, event(5, "chance", -1))).toBe(false);
    expect(overtaken(play, event(6, "chance", -1))).toBe(false);
  });

  test.each(["sit", "say", "hint", "pace", "late", "away"] as const)("%s overtakes nothing", (kind) => {
    expect(overtaken(roll, event(6, kind, 0))).toBe(false);
  });

  test("chat is never overtaken", () => {
    expect(overtaken(say, event(6, "play", 0))).toBe(false);
  });
});

describe("keeping", () => {
  const ids = () => new Pending(KEY).kept().map(({ order }) => order.id);

  test("the next visit finds each command once, in order", () => {
    const pending = new Pending(KEY);
    for (const order of [play, roll, play]) pending.add({ order, after: 1 });
    expect(ids()).toEqual(["r", "p"]);
  });

  test("each tab removes and checks only its own commands", () => {
    const [one, other] = [new Pending(KEY), new Pending(KEY)];
    one.add({ order: play, after: 1 });
    other.add({ order: roll, after: 1 });
    one.strike("p");
    expect(ids()).toEqual(["r"]);
    expect(one.overtaken([event(2, "chance", -1)], 0)).toEqual([]);
    expect(other.overtaken([event(2, "chance", -1)], 0)).toEqual([roll]);
    other.strike("r");
    expect(localStorage.length).toBe(0);
  });

  test("seats that share a phone have separate lists", () => {
    const keys = [unsentKey("t", null), unsentKey("t", 0), unsentKey("t", 1), unsentKey("u", null)];
    expect(new Set(keys).size).toBe(4);
    expect(unsentKey("t", "1")).toBe(unsentKey("t", 1));
  });
});
