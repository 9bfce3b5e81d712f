// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import * as sheets from "../../src/dice/sheet";
import { areaNamed, rowName } from "../../src/play/marks";
import type { GameInfo, SheetInfo, SheetView } from "../../src/protocol";
import { option } from "../frames";
import { data } from "../support";

const [CLEVER, TWICE] = data<GameInfo>("games").map(({ sheet }) => sheet!) as [SheetInfo, SheetInfo];
const area = (sheet: SheetInfo, name: string) => areaNamed(sheet, name)!;
const YELLOW = area(CLEVER, "yellow");
const GREEN = area(CLEVER, "green");
const ORANGE = area(CLEVER, "orange");
const SILVER = area(TWICE, "silver");
const CIRCLED = area(TWICE, "yellow");

test("an area is found by its name", () => {
  for (const sheet of [CLEVER, TWICE])
    for (const one of sheet.areas) expect(areaNamed(sheet, one.name)).toBe(one);
  expect(areaNamed(CLEVER, "silver")).toBeUndefined();
});

describe("marks", () => {
  test("a row is filled from the left, with crosses or numbers", () => {
    expect([0, 1, 2].map((cell) => sheets.markOf(GREEN, [1, 1], cell))).toEqual([
      "crossed",
      "crossed",
      "free",
    ]);
    expect([0, 1].map((cell) => sheets.markOf(ORANGE, [5], cell))).toEqual(["written", "free"]);
  });

  test("a cell of a grid is crossed by its number", () => {
    expect([0, 3].map((cell) => sheets.markOf(YELLOW, [3], cell))).toEqual(["free", "crossed"]);
  });

  test("in a twice-marked grid, a circle comes first", () => {
    if (CIRCLED.kind !== "grid" || !CIRCLED.twice) throw new Error("yellow is circled first");
    const marks = [1, 2, 2 + CIRCLED.crossed_from];
    expect([0, 1, 2].map((cell) => sheets.markOf(CIRCLED, marks, cell))).toEqual([
      "free",
      "circled",
      "crossed",
    ]);
  });
});

describe("the cell that a press means", () => {
  const marks = CLEVER.areas.map(({ name }) => (name === "green" ? [1, 1, 1] : []));

  test("is the next one of a row, unless a marked one was pressed", () => {
    const meant = (cell: number) => sheets.meantBy(CLEVER, marks, { area: "green", cell }).cell;
    expect([0, 2, 3, 4, 10].map(meant)).toEqual([0, 2, 3, 3, 3]);
  });

  test("is the pressed one in a grid", () => {
    expect(sheets.meantBy(CLEVER, marks, { area: "yellow", cell: 9 })).toEqual({ area: "yellow", cell: 9 });
  });
});

describe("Tab leads", () => {
  const at = (name: string, cell: number) => new Map([[`${name} ${cell}`, []]]);

  test("to the focused cell", () => {
    expect(sheets.stopOf(YELLOW, [], { area: "yellow", cell: 7 }, at("yellow", 2))).toBe(7);
  });

  test("else to a legal one in this area", () => {
    expect(sheets.stopOf(YELLOW, [], { area: "green", cell: 7 }, at("yellow", 2))).toBe(2);
  });

  test("else to the next cell of a row, or the first of a grid in reading order", () => {
    const last = GREEN.labels.length - 1;
    const stops = [[], [1, 1], GREEN.labels.map(() => 1)].map((marks) =>
      sheets.stopOf(GREEN, marks, null, undefined),
    );
    expect(stops).toEqual([0, 2, last]);
    if (YELLOW.kind !== "grid") throw new Error("yellow is a grid");
    const first = YELLOW.rows.flat().find((cell) => cell !== null && cell >= 0);
    expect(sheets.stopOf(YELLOW, [], null, at("green", 0))).toBe(first);
  });
});

describe("cells", () => {
  test("a cell is parsed back from its key", () => {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "g");
    drawn.dataset.cell = sheets.keyOf({ area: "blue", cell: 11 });
    expect(sheets.cellOf(drawn)).toEqual({ area: "blue", cell: 11 });
    delete drawn.dataset.cell;
    expect([drawn, document.body, null].map(sheets.cellOf)).toEqual([null, null, null]);
  });

  test("silver cells are in the rows of dice, all others in none", () => {
    if (SILVER.kind !== "grid") throw new Error("silver is a grid");
    const names = SILVER.rows.map((cells) =>
      rowName(
        SILVER,
        cells.find((cell) => cell !== null)!,
      ),
    );
    expect(names).toEqual(SILVER.row_names);
    expect(new Set(names).size).toBeGreaterThan(1);
    expect([rowName(YELLOW, 0), rowName(GREEN, 0)]).toEqual(["", ""]);
  });

  test("cells with the same number are distinguished", () => {
    for (const [cell, label] of YELLOW.labels.entries()) {
      const { index, count } = sheets.twinOf(YELLOW, cell);
      expect(count).toBe(YELLOW.labels.filter((other) => other === label).length);
      expect(index).toBe(YELLOW.labels.slice(0, cell).filter((other) => other === label).length);
    }
  });

  test("a label with a number is worth reading out", () => {
    expect(["≥5", "×2", ">", ""].map(sheets.isTelling)).toEqual([true, true, false, false]);
  });
});

test("options are grouped by the cell they mark", () => {
  const [one, other, row] = [
    option("pick a", "blue", 1),
    option("pick b", "blue", 1),
    option("pick c", "green", 0),
  ];
  const found = sheets.optionsByCell([one, row, other, option("pass", "", -1), option("cross", "pink", -1)]);
  expect([...found]).toEqual([
    ["blue 1", [one, other]],
    ["green 0", [row]],
  ]);
});

test("points and actions come from the sheet", () => {
  const counts = { rerolls: 1, rerolls_spent: 2, extras: 3, extras_spent: 4, returns: 5, returns_spent: 6 };
  const sheet = {
    ...counts,
    lines: [
      ["yellow", 12],
      ["blue", -3],
    ],
  } as unknown as SheetView;
  expect(["yellow", "blue", "green"].map((name) => sheets.pointsOf(sheet, name))).toEqual([12, -3, 0]);
  expect(["reroll", "extra", "return"].map((track) => sheets.actionsOf(sheet, track))).toEqual([
    { left: 1, spent: 2 },
    { left: 3, spent: 4 },
    { left: 5, spent: 6 },
  ]);
});
