import { describe, expect, test } from "vitest";
import { drawCells, type CellsNow } from "../../src/dice/cells";
import { partsOf, type AreaPart } from "../../src/dice/layout";
import type { Shape } from "../../src/dice/paint";
import { optionsByCell } from "../../src/dice/sheet";
import type { DiceOptionView, GameInfo } from "../../src/protocol";
import { option } from "../frames";
import { data } from "../support";

const areas = data<GameInfo>("games").flatMap(({ slug, sheet }) =>
  (sheet ? partsOf(sheet) : []).flatMap((part) => ("area" in part ? [{ slug, part }] : [])),
);
const partOf = (slug: string, name: string): AreaPart =>
  areas.find((one) => one.slug === slug && one.part.area.name === name)!.part;
const [YELLOW, GREEN, ORANGE, PURPLE] = ["yellow", "green", "orange", "purple"].map((name) =>
  partOf("clever", name),
) as [AreaPart, AreaPart, AreaPart, AreaPart];
const CIRCLED = partOf("twice", "yellow");

function drawn(part: AreaPart, more: Partial<CellsNow> = {}): Map<number, Shape> {
  const now = {
    marks: [],
    highlight: null,
    hinted: new Set<string>(),
    stop: 0,
    labels: new Map(),
    name: "",
    ...more,
  };
  const [grid] = drawCells(part, now) as [Shape];
  const cells = (grid.inside as Shape[]).flatMap((row) => row.inside as Shape[]);
  return new Map(cells.map((cell) => [Number(String(cell.attributes["data-cell"]).split(" ")[1]), cell]));
}

const highlightOf = (...options: DiceOptionView[]) => ({ byCell: optionsByCell(options), preview: null });
const looksAt = (one: DiceOptionView) => ({ ...highlightOf(one), preview: one });
/** The classes of a cell and of its shapes. */
const seen = (cell: Shape | undefined) =>
  [cell!, ...(cell!.inside.slice(2) as Shape[])].map((one) => one.attributes.class);
const textIn = (cell: Shape | undefined) => (cell!.inside.at(-1) as Shape).inside[0];
const wide = (cell: Shape | undefined, n: number) => Number((cell!.inside[n] as Shape).attributes.width);

describe("a cell", () => {
  test("shows its print until it is crossed", () => {
    const cells = drawn(YELLOW, { marks: [3] });
    expect(seen(cells.get(0))).toEqual(["cell free", "number"]);
    expect(textIn(cells.get(0))).toBe("1");
    expect(seen(cells.get(3))).toEqual(["cell crossed", "cross"]);
  });

  test("of a row of numbers shows the written number", () => {
    const cells = drawn(ORANGE, { marks: [5] });
    expect([seen(cells.get(0)), textIn(cells.get(0))]).toEqual([["cell written", "number"], "5"]);
    expect(seen(cells.get(1))).toEqual(["cell free"]);
  });

  test("of a twice-marked grid is circled first", () => {
    const from = CIRCLED.kind === "grid" ? CIRCLED.area.crossed_from : 0;
    const cells = drawn(CIRCLED, { marks: [1, 2, 2 + from] });
    expect(seen(cells.get(1))).toEqual(["cell circled", "circle", "number"]);
    expect(seen(cells.get(2))).toEqual(["cell crossed", "cross"]);
  });

  test("that is legal has a ring, and smaller paper to make room", () => {
    const cells = drawn(YELLOW, { highlight: highlightOf(option("pick yellow", "yellow", 3)) });
    expect(seen(cells.get(3))[0]).toBe("cell free legal");
    expect(wide(cells.get(3), 1)).toBeLessThan(wide(cells.get(0), 1));
  });

  test("shows the previewed mark", () => {
    const ghost = (part: AreaPart, cell: number, value = 0, marks: number[] = []) => {
      const one = { ...option("pick", part.area.name, cell), value };
      return drawn(part, { marks, highlight: looksAt(one) }).get(cell);
    };
    expect(seen(ghost(YELLOW, 3))).toEqual(["cell free legal looked", "cross ghost"]);
    expect(seen(ghost(GREEN, 0, 4))).toEqual(["cell free legal looked", "cross ghost"]);
    expect(seen(ghost(CIRCLED, 1))).toEqual(["cell free legal looked", "circle ghost", "number"]);
    expect(seen(ghost(CIRCLED, 1, 0, [1]))).toEqual(["cell circled legal looked", "cross ghost", "circle"]);
    expect([seen(ghost(ORANGE, 0, 4)), textIn(ghost(ORANGE, 0, 4))]).toEqual([
      ["cell free legal looked", "number ghost"],
      "4",
    ]);
  });

  test("shows a hint, the tab stop and its label", () => {
    const cells = drawn(YELLOW, {
      hinted: new Set(["yellow 3"]),
      stop: 5,
      labels: new Map([["yellow 3", "yellow 2, first cell"]]),
    });
    expect([cells.get(3), cells.get(5)].map((cell) => cell!.attributes["data-lit"])).toEqual(["", undefined]);
    expect([cells.get(3), cells.get(5)].map((cell) => cell!.attributes.tabindex)).toEqual([-1, 0]);
    expect(cells.get(3)!.attributes["aria-label"]).toBe("yellow 2, first cell");
  });
});

test("the next cell of a row has a tap target wider than itself", () => {
  const cells = drawn(GREEN, { marks: [1, 1] });
  expect(wide(cells.get(2), 0)).toBeCloseTo(44);
  expect(wide(cells.get(3), 0)).toBeLessThan(44);
});

test("a long text is set smaller, and smaller still inside a ring", () => {
  const size = (cell: Shape | undefined) => Number((cell!.inside.at(-1) as Shape).attributes["font-size"]);
  const part = partOf("clever", "blue");
  const ringed = drawn(part, { highlight: highlightOf(option("pick blue", "blue", 10)) });
  expect(size(drawn(part).get(10))).toBeLessThanOrEqual(size(drawn(part).get(2)));
  expect(size(ringed.get(10))).toBeLessThanOrEqual(size(drawn(part).get(10)));
  const row = partOf("twice", "pink");
  const legal = drawn(row, { highlight: highlightOf(option("pick pink", "pink", 2)) });
  expect(size(legal.get(2))).toBeLessThan(size(drawn(row).get(2)));
});

test("a sign on the edge of a legal cell lies on its ring", () => {
  const now = { marks: [6], hinted: new Set<string>(), stop: 0, labels: new Map(), name: "" };
  const [, ...beads] = drawCells(PURPLE, {
    ...now,
    highlight: highlightOf(option("pick purple", "purple", 1)),
  });
  expect(beads.slice(0, 3).map((bead) => bead.attributes.class)).toEqual([
    "bead ringed",
    "bead ringed",
    "bead",
  ]);
});
