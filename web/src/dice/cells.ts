// Draws the cells of an area: their marks, highlights, preview and focus ring.
import type { DiceOptionView } from "../protocol";
import type { Choosing } from "./choosing.svelte";
import { within, type AreaPart, type Bead, type Box, type Place } from "./layout";
import { shape, type Shape } from "./paint";
import type { AreaInfo } from "../play/marks";
import { keyOf, markOf, type Mark } from "./sheet";

/** The legal actions by cell, and the action being previewed. */
export type Highlight = Pick<Choosing, "byCell" | "preview">;

export interface CellsNow {
  marks: readonly number[];
  /** Null on a sheet that takes no actions. */
  highlight: Highlight | null;
  /** The keys of the cells that a hint or a lesson points out. */
  hinted: ReadonlySet<string>;
  /** The cell in the tab order. */
  stop: number;
  /** The spoken label of each cell, by its key. */
  labels: ReadonlyMap<string, string>;
  /** The spoken label of the area. */
  name: string;
}

const TAP = 44;

export function drawCells(part: AreaPart, now: CellsNow): Shape[] {
  const { rows, beads } = part.layout;
  const columns = Math.max(...rows.flatMap((row) => row.places.map((place) => place.column)));
  const grid = rows.map(({ shade, places }, r) =>
    shape(
      "g",
      {
        role: "row",
        "aria-rowindex": r + 1,
        style: `--shade: var(--${shade}); --on-shade: var(--on-${shade})`,
      },
      ...places.map((place) => drawCell(part, place, now)),
    ),
  );
  const name = {
    role: "grid",
    "aria-label": now.name,
    "aria-colcount": columns,
    "aria-rowcount": rows.length,
  };
  const stop = rows.flatMap((row) => row.places).find((place) => place.cell === now.stop)!;
  return [
    shape("g", name, ...grid),
    ...beads.map((bead) => drawBead(part.area, bead, now.highlight)),
    frame("focus", within(stop.paper, -3), { rx: stop.least * 0.2 + 3 }),
  ];
}

function drawCell({ area, layout }: AreaPart, place: Place, now: CellsNow): Shape {
  const { cell, key, box } = place;
  const mark = markOf(area, now.marks, cell);
  const isLegal = !!now.highlight?.byCell.has(key);
  const ghost = ghostAt(area, key, mark, now.highlight?.preview ?? null);
  // The cells of a row may be too narrow for a finger, so the next cell also takes taps just outside it.
  const reach = area.kind === "row" && cell === now.marks.length ? Math.max(0, (TAP - box.w) / 2) : 0;
  const [ring, paper] = isLegal ? [layout.ring, place.ringed] : [0, place.paper];
  return shape(
    "g",
    {
      role: "gridcell",
      "aria-colindex": place.column,
      "aria-label": now.labels.get(key),
      tabindex: cell === now.stop ? 0 : -1,
      "data-cell": key,
      "data-lit": now.hinted.has(key) ? "" : undefined,
      class: `cell ${mark}${isLegal ? " legal" : ""}${ghost && " looked"}`,
    },
    frame("hit", { ...box, x: box.x - reach, w: box.w + 2 * reach }),
    frame("paper", paper, { rx: place.least * 0.2, "stroke-width": ring || undefined }),
    ...drawMark(place, mark, ghost, mark === "written" ? String(now.marks[cell]) : place.printed, ring),
  );
}

function drawMark(place: Place, mark: Mark, ghost: string, text: string, ring: number): Shape[] {
  const { x, y, least } = place;
  const isCrossed = mark === "crossed" || ghost === "X";
  const seen = ghost === "X" || ghost === "O" ? "" : ghost;
  const kind = (name: string, isGhost: boolean) => (isGhost ? `${name} ghost` : name);
  const size = textSize(place.paper, text, ring);
  const number = { class: kind("number", !!seen), x, y, "font-size": size };
  const circle = { class: kind("circle", ghost === "O"), cx: x, cy: y, r: least * 0.4 };
  // The cross comes first, so that a previewed cross keeps its element when it is made and isn't animated again.
  return [
    isCrossed && shape("path", { class: kind("cross", ghost === "X"), d: place.cross }),
    (mark === "circled" || ghost === "O") && shape("circle", circle),
    (seen || text) && !isCrossed && shape("text", number, seen || text),
  ].filter((one) => !!one);
}

/** The previewed mark of a cell: a number, X, O, or nothing. */
function ghostAt(area: AreaInfo, key: string, mark: Mark, preview: DiceOptionView | null): string {
  if (!preview || keyOf(preview) !== key) return "";
  if (area.kind === "row") return area.crossed ? "X" : String(preview.value);
  return area.twice && mark === "free" ? "O" : "X";
}

/** The font size that fits a text into the paper, inside its ring if it has one. */
function textSize({ w, h }: Box, text: string, ring: number): number {
  const wide = ((w - 1.2 * ring) * (text.length > 2 ? 1.35 : 1.15)) / Math.max(text.length, 2);
  return Math.min(h * 0.46, wide);
}

/** Next to a legal cell a bead covers part of its ring, so it continues the ring around itself. */
function drawBead({ name }: AreaInfo, { cell, sign, x, y }: Bead, highlight: Highlight | null): Shape {
  const isRinged = [cell, cell - 1].some((one) => highlight?.byCell.has(keyOf({ area: name, cell: one })));
  return shape(
    "g",
    { class: isRinged ? "bead ringed" : "bead", "aria-hidden": "true" },
    shape("circle", { cx: x, cy: y, r: 6.5 }),
    shape("text", { x, y, "font-size": 11 }, sign),
  );
}

export function frame(name: string, { x, y, w, h }: Box, more: Shape["attributes"] = {}): Shape {
  return shape("rect", { class: name, x, y, width: w, height: h, ...more });
}
