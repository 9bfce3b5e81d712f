import { beforeEach, describe, expect, test } from "vitest";
import { Choosing } from "../../src/dice/choosing.svelte";
import type { DiceOptionView } from "../../src/protocol";
import { option } from "../frames";

const YELLOW = option("pick yellow", "yellow", 3);
const WHITE = option("pick white yellow", "yellow", 3);
const BLUE = option("pick blue", "blue", 5);
const SILVER = option("pick silver", "blue", 7);
const PASS = { ...option("pass", "", -1), die: "" };
const TWO_WAYS = { area: "yellow", cell: 3 };
const ONE_WAY = { area: "blue", cell: 5 };
const NO_WAY = { area: "green", cell: 0 };

let options: DiceOptionView[];
let choosing: Choosing;

beforeEach(() => {
  options = [YELLOW, WHITE, BLUE, SILVER, PASS];
  choosing = new Choosing(() => options);
});

const ways = () => choosing.ways.map(({ text }) => text);

describe("a press on a cell", () => {
  test.each(["mouse", "key"] as const)("with one option does it at once by %s", (hand) => {
    expect(choosing.press(ONE_WAY, hand)).toBe(BLUE);
    expect(choosing.chosen).toBeNull();
  });

  test("by touch previews first and does it the second time", () => {
    expect(choosing.press(ONE_WAY, "touch")).toBeNull();
    expect([choosing.preview, choosing.isTapped]).toEqual([BLUE, true]);
    expect(choosing.press(ONE_WAY, "touch")).toBe(BLUE);
  });

  test("by touch on another cell previews that one", () => {
    choosing.press(ONE_WAY, "touch");
    expect(choosing.press({ area: "blue", cell: 7 }, "touch")).toBeNull();
    expect(choosing.preview).toBe(SILVER);
  });

  test.each(["touch", "mouse"] as const)("with several options opens them by %s", (hand) => {
    choosing.press(ONE_WAY, "touch");
    expect(choosing.press(TWO_WAYS, hand)).toBeNull();
    expect(ways()).toEqual([YELLOW.text, WHITE.text]);
    expect(choosing.preview).toBeNull();
    expect(choosing.take(WHITE, "mouse")).toBe(WHITE);
  });

  test("that is illegal does nothing", () => {
    expect(choosing.press(NO_WAY, "mouse")).toBeNull();
    expect([choosing.ways, choosing.preview]).toEqual([[], null]);
  });

  test("with an option chosen there does it", () => {
    choosing.press(TWO_WAYS, "touch");
    choosing.take(WHITE, "touch");
    expect(ways()).toEqual([YELLOW.text, WHITE.text]);
    expect(choosing.press(TWO_WAYS, "touch")).toBe(WHITE);
  });
});

test("an option taken elsewhere closes the open cell", () => {
  choosing.press(TWO_WAYS, "touch");
  choosing.take(BLUE, "touch");
  expect(choosing.open).toBeNull();
  expect(choosing.take(BLUE, "touch")).toBe(BLUE);
});

describe("a die in hand", () => {
  test("leaves only its own options", () => {
    choosing.hold("white");
    expect([...choosing.byCell.keys()]).toEqual(["yellow 3"]);
    expect(choosing.press(TWO_WAYS, "mouse")).toBe(WHITE);
  });

  test("chooses its only option, but still needs a tap to confirm", () => {
    choosing.hold("blue");
    expect([choosing.preview, choosing.isTapped]).toEqual([BLUE, false]);
  });

  test("is put back by a second press, and its choice cleared", () => {
    choosing.hold("blue");
    choosing.hold("blue");
    expect([choosing.die, choosing.preview, choosing.byCell.size]).toEqual([null, null, 3]);
  });

  test("closes the open cell", () => {
    choosing.press(TWO_WAYS, "touch");
    choosing.hold("silver");
    expect([choosing.open, choosing.preview]).toEqual([null, SILVER]);
  });
});

describe("pointing", () => {
  test("previews a single option, and none of several", () => {
    choosing.point(ONE_WAY, true);
    expect(choosing.preview).toBe(BLUE);
    choosing.point(TWO_WAYS, true);
    expect(choosing.preview).toBeNull();
  });

  test("takes precedence over a tapped option", () => {
    choosing.press(ONE_WAY, "touch");
    choosing.point({ area: "blue", cell: 7 }, true);
    expect(choosing.preview).toBe(SILVER);
    choosing.point({ area: "blue", cell: 7 }, false);
    expect(choosing.preview).toBe(BLUE);
  });

  test("a late leave event keeps the cell pointed at now", () => {
    choosing.point(ONE_WAY, true);
    choosing.point({ area: "blue", cell: 7 }, true);
    choosing.point(ONE_WAY, false);
    expect(choosing.preview).toBe(SILVER);
  });
});

test("an option that is gone is not previewed", () => {
  let now = $state.raw(options);
  choosing = new Choosing(() => now);
  choosing.press(ONE_WAY, "touch");
  now = [YELLOW];
  expect(choosing.preview).toBeNull();
  choosing.clear();
  expect([choosing.die, choosing.open, choosing.chosen, choosing.pointed, choosing.isTapped]).toEqual([
    null,
    null,
    null,
    null,
    false,
  ]);
});
