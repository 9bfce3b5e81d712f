import { describe, expect, test } from "vitest";
import { flagsOf, range, scale } from "../../src/plots/axis";

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
function luck(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CASES = Array.from({ length: 1000 }, (_, seed) => {
  const next = luck(seed);
  const [count, width] = [1 + Math.floor(next() * 6), 120 + next() * 500];
  const some = () => Math.floor(next() * (next() < 0.5 ? 20 : width)); // often close together, or equal
  const marks = Array.from({ length: count }, () => ({
    at: some(),
    label: "x".repeat(1 + Math.floor(next() * 12)),
  }));
  return { marks, width };
});

const [LETTER, OFFSET] = [8, 5];

/** The flags as `Spread.svelte` draws them, without margins. */
function drawn({ marks, width }: (typeof CASES)[0]) {
  return flagsOf(marks, (at) => at, width).map(({ at, label, row, isLeft }) => {
    const wide = label.length * LETTER;
    return {
      at,
      row,
      ...(isLeft
        ? { from: at - OFFSET - wide, to: at - OFFSET }
        : { from: at + OFFSET, to: at + OFFSET + wide }),
    };
  });
}

describe("flags", () => {
  test("all marks are present, from left to right", () => {
    for (const { marks, width } of CASES) {
      const found = flagsOf(marks, (at) => at, width);
      expect(found.map(({ at, label }) => ({ at, label }))).toEqual([...marks].sort((a, b) => a.at - b.at));
    }
  });

  test("no two overlap", () => {
    for (const one of CASES) {
      const flags = drawn(one);
      for (const [n, a] of flags.entries())
        for (const b of flags.slice(n + 1))
          expect(a.row === b.row && a.from < b.to && b.from < a.to, JSON.stringify(one)).toBe(false);
    }
  });

  test("none covers the line of another", () => {
    for (const one of CASES) {
      const flags = drawn(one);
      for (const a of flags)
        for (const b of flags)
          expect(a.from < b.at && b.at < a.to && a.row <= b.row, JSON.stringify(one)).toBe(false);
    }
  });

  test("one at the right end points left, and a single one is in the first row", () => {
    const alone = (at: number) => flagsOf([{ at, label: "median" }], (x) => x, 200)[0]!;
    expect([alone(0), alone(100), alone(199)].map(({ row, isLeft }) => [row, isLeft])).toEqual([
      [0, false],
      [0, false],
      [0, true],
    ]);
  });

  test("two close ones point away from each other in one row", () => {
    const marks = [100, 104].map((at) => ({ at, label: "median" }));
    expect(flagsOf(marks, (at) => at, 300).map(({ row, isLeft }) => [row, isLeft])).toEqual([
      [0, true],
      [0, false],
    ]);
  });
});

describe.each([
  ["range", range],
  ["scale", scale],
])("%s", (_, ends) => {
  test("covers all values between round numbers", () => {
    for (let seed = 0; seed < 500; seed++) {
      const next = luck(seed);
      const middle = Math.floor(next() * 400 - 100);
      const values = Array.from(
        { length: 1 + Math.floor(next() * 9) },
        () => middle + Math.floor(next() * 100 * next()),
      );
      const { low, high } = ends(values);
      expect(low).toBeLessThanOrEqual(Math.min(...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(...values));
      expect(high - low).toBeGreaterThanOrEqual(10);
    }
  });
});

test("the ends and the middle of a scale are multiples of five", () => {
  expect([scale([3]), scale([3, 12]), scale([101, 139]), scale([-7, 55])]).toEqual([
    { low: 0, high: 10 },
    { low: 0, high: 20 },
    { low: 100, high: 140 },
    { low: -10, high: 70 },
  ]);
});
