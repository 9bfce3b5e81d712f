import { describe, expect, test } from "vitest";
import { partsOf, WIDTH, type AreaPart, type Box } from "../../src/dice/layout";
import type { GameInfo, SheetInfo } from "../../src/protocol";
import { data } from "../support";

const SHEETS = data<GameInfo>("games").flatMap(({ slug, sheet }) => (sheet ? [[slug, sheet] as const] : []));
const areasOf = (sheet: SheetInfo) => partsOf(sheet).filter((part): part is AreaPart => "area" in part);
const named = (slug: string, name: string) =>
  areasOf(SHEETS.find(([one]) => one === slug)![1]).find((part) => part.area.name === name)!;
const placesOf = (part: AreaPart) => part.layout.rows.flatMap((row) => row.places);
const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;
const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > 0.001 &&
  Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > 0.001;

describe.each(SHEETS)("the sheet of %s", (_, sheet) => {
  test("has all areas, then actions, rounds and points", () => {
    expect(areasOf(sheet).map((part) => part.area)).toEqual(sheet.areas);
    expect(
      partsOf(sheet)
        .slice(sheet.areas.length)
        .map((part) => part.kind),
    ).toEqual(["tracks", "rounds", "score"]);
  });

  test("has every cell once, within its area", () => {
    for (const part of areasOf(sheet)) {
      const cells = placesOf(part).map((place) => place.cell);
      expect(cells.toSorted((one, other) => one - other)).toEqual(part.area.labels.map((_, cell) => cell));
      const whole = { x: 0, y: 0, w: WIDTH, h: part.height };
      for (const place of placesOf(part)) expect(isWithin(place.box, whole), place.key).toBe(true);
    }
  });

  test("has no overlapping papers, each inside its tap target", () => {
    for (const part of areasOf(sheet)) {
      const places = placesOf(part);
      for (const [n, place] of places.entries()) {
        expect(isWithin(place.paper, place.box)).toBe(true);
        expect(isWithin(place.ringed, place.paper)).toBe(true);
        for (const other of places.slice(n + 1)) expect(overlap(place.paper, other.paper)).toBe(false);
      }
    }
  });
});

test("the rewards and points of grid lines are at the ends of rows and columns, and in the corner for a diagonal", () => {
  const part = named("clever", "yellow");
  if (part.kind !== "grid") throw new Error("yellow is a grid");
  const { ends, slants } = part.layout;
  const end = (name: string) => ends[part.area.lines.findIndex((line) => line.name === name)]!;
  const [row, column] = [end("row 1"), end("column 1")];
  expect(row.x).toBeGreaterThan(column.x);
  expect(column.y).toBeGreaterThan(row.y);
  const corner = ends.find((one) => one && one.x === row.x && one.y === column.y);
  expect(corner).toBeDefined();
  expect(slants).toHaveLength(1);
});

test("signs lie between the cells of a row, as a number or a comparison, and a pair lies closer together", () => {
  expect(named("clever", "purple").layout.beads.map((bead) => bead.sign)).toEqual(Array(10).fill("<"));
  expect(named("clever", "orange").layout.beads).toEqual([]);
  const pairs = named("twice", "green");
  expect(pairs.layout.beads.map((bead) => bead.cell % 2)).toEqual(Array(6).fill(1));
  const [one, two, three] = placesOf(pairs).map((place) => place.box.x);
  expect(two! - one!).toBeLessThan(three! - two!);
});
