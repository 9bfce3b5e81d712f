// Where everything stands on the drawn sheet, in pixels, computed from what is printed on it.
import type { GridInfo, LineInfo, RowInfo, SheetInfo } from "../protocol";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The paper of a cell: a little smaller than its box. */
export interface Paper extends Box {
  cx: number;
  cy: number;
  /** Its shorter side. */
  least: number;
}

type Part = { kind: "area"; index: number } | { kind: "tracks" } | { kind: "rounds" } | { kind: "score" };

interface Placed extends Box {
  part: Part;
}

export interface SheetLayout {
  width: number;
  height: number;
  scale: number;
  placed: Placed[];
}

const BASE = 344; // the width of a column on a phone of 360
const TWO_COLUMNS_FROM = 680;
const LARGEST = 1.45;
const GAP = 8;
const PAD = 8;
const CELL = 44;
const SIDE = 34;
const BELOW = 26;
const HEAD = 28;
export const TRACK = 32;

/** The whole sheet: one column on a phone, two where there is room, in the same order. */
export function sheetLayout(sheet: SheetInfo, width: number): SheetLayout {
  const columns = width >= TWO_COLUMNS_FROM ? 2 : 1;
  const column = Math.min((width - GAP * (columns - 1)) / columns, BASE * LARGEST * 1.15);
  const scale = Math.min(column / BASE, LARGEST);
  const parts: Part[] = [
    ...sheet.areas.map((_, index) => ({ kind: "area" as const, index })),
    { kind: "tracks" },
    { kind: "rounds" },
    { kind: "score" },
  ];
  const heights = parts.map((part) => heightOf(sheet, part, column, scale));
  const split = columns === 2 ? bestSplit(heights) : parts.length;
  const placed = parts.map((part, n) => {
    const first = n < split ? 0 : split;
    const y = heights.slice(first, n).reduce((sum, height) => sum + height + GAP, 0);
    return { part, x: n < split ? 0 : column + GAP, y, w: column, h: heights[n]! };
  });
  const height = Math.max(...placed.map((box) => box.y + box.h));
  return { width: columns * column + GAP * (columns - 1), height, scale, placed };
}

/** Where the second column begins, so that the higher one is as low as possible. */
function bestSplit(heights: number[]): number {
  const sum = (from: number, to: number) =>
    heights.slice(from, to).reduce((all, height) => all + height + GAP, 0);
  const highest = heights.map((_, split) => Math.max(sum(0, split), sum(split, heights.length)));
  return highest.indexOf(Math.min(...highest));
}

function heightOf(sheet: SheetInfo, part: Part, width: number, scale: number): number {
  if (part.kind === "tracks") return (sheet.tracks.length * TRACK + PAD) * scale;
  if (part.kind === "rounds") return 50 * scale;
  if (part.kind === "score") return 52 * scale;
  const area = sheet.areas[part.index]!;
  const box = { x: 0, y: 0, w: width, h: 0 };
  return area.kind === "grid" ? gridLayout(area, box, scale).height : rowLayout(area, box, scale).height;
}

// -- grids

export interface GridLayout {
  height: number;
  unit: number;
  cells: Map<number, Box>;
  printed: Box[];
  /** What stands at the end of a line; null if there is nothing. */
  ends: (Box | null)[];
  names: Box[];
  rowPoints: Box[];
  info: Box;
  /** Whether name and points stand above the grid, because there is no room beside it. */
  onTop: boolean;
}

export function gridLayout(grid: GridInfo, box: Box, scale: number): GridLayout {
  const frame = frameOf(grid, box, scale);
  const { top, right, bottom, unit, pad, tab, onTop } = frame;
  const { cells, printed } = spotsOf(grid, frame);
  const ends = grid.lines.map((line) => endOf(line, cells, frame, scale));
  const hasBelow = ends.some((one) => one?.y === bottom);
  const height = bottom - box.y + (hasBelow ? BELOW * scale + pad / 2 : pad);
  const besideRows = (x: number, w: number): Box[] =>
    grid.row_names.map((_, row) => ({ x, y: top + row * unit, w, h: unit }));
  return {
    height,
    unit,
    cells,
    printed,
    ends,
    names: besideRows(box.x + pad, tab),
    rowPoints: besideRows(right, SIDE * scale),
    info: infoOf(frame, box, height, scale),
    onTop,
  };
}

/** What the cells of a grid lie in, and the room around them. */
interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
  unit: number;
  pad: number;
  /** How wide the names of rows are. */
  tab: number;
  /** How much room there is on the right of what ends the rows. */
  beside: number;
  onTop: boolean;
}

function frameOf(grid: GridInfo, box: Box, scale: number): Frame {
  const [unit, pad] = [CELL * scale, PAD * scale];
  const tab = grid.row_names.length ? 24 * scale : 0;
  const wide = Math.max(...grid.rows.map((row) => row.length)) * unit;
  const beside = box.w - 2 * pad - (tab + wide + SIDE * scale);
  const onTop = beside < 90 * scale;
  const left = box.x + pad + tab;
  const top = box.y + pad + (onTop ? HEAD * scale : 0);
  const bottom = top + grid.rows.length * unit;
  return { left, top, right: left + wide, bottom, unit, pad, tab, beside, onTop };
}

/** Where the cells are, and what is printed between them. */
function spotsOf(grid: GridInfo, { left, top, unit }: Frame): Pick<GridLayout, "cells" | "printed"> {
  const cells = new Map<number, Box>();
  const printed: Box[] = [];
  for (const [r, row] of grid.rows.entries()) {
    for (const [c, cell] of row.entries()) {
      const spot = { x: left + c * unit, y: top + r * unit, w: unit, h: unit };
      if (cell !== null && cell < 0) printed.push(spot);
      else if (cell !== null) cells.set(cell, spot);
    }
  }
  return { cells, printed };
}

/** The end of a row is on its right, that of a column below it, and that of a diagonal in the corner. */
function endOf(line: LineInfo, cells: Map<number, Box>, frame: Frame, scale: number): Box | null {
  if (!line.reward && !line.points) return null;
  const { right, bottom, unit } = frame;
  const boxes = line.cells.map((cell) => cells.get(cell)!);
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  if (boxes.every((one) => one.y === first.y)) return { x: right, y: first.y, w: SIDE * scale, h: unit };
  if (boxes.every((one) => one.x === first.x)) return { x: first.x, y: bottom, w: unit, h: BELOW * scale };
  return { x: last.x + unit, y: bottom, w: SIDE * scale, h: BELOW * scale };
}

/** Name and points: on the right if there is room, else above the cells. */
function infoOf({ right, pad, beside, onTop }: Frame, box: Box, height: number, scale: number): Box {
  if (onTop) return { x: box.x + pad, y: box.y + pad / 2, w: box.w - 2 * pad, h: HEAD * scale };
  return { x: right + SIDE * scale + pad, y: box.y + pad, w: beside - pad, h: height - 2 * pad };
}

// -- rows

export interface RowLayout {
  height: number;
  tab: Box;
  cells: Box[];
  counts: number;
  rewards: Box[];
}

export function rowLayout(row: RowInfo, box: Box, scale: number): RowLayout {
  const tab = 38 * scale;
  const pad = 6 * scale;
  const width = (box.w - tab - pad) / row.labels.length;
  const top = box.y + pad + (row.points_by_count.length ? 15 * scale : 0);
  const tall = 44 * scale;
  const hasRewards = row.rewards.some(Boolean);
  const height = top - box.y + tall + (hasRewards ? 27 * scale : pad);
  const at = (n: number): number => box.x + tab + n * width;
  return {
    height,
    tab: { x: box.x, y: box.y, w: tab, h: height },
    cells: row.labels.map((_, n) => ({ x: at(n), y: top, w: width, h: tall })),
    counts: box.y + pad + 9 * scale,
    rewards: row.labels.map((_, n) => ({ x: at(n), y: top + tall, w: width, h: 25 * scale })),
  };
}

export function paperIn(box: Box): Paper {
  const inset = Math.min(2, box.w * 0.05);
  const [w, h] = [box.w - 2 * inset, box.h - 2 * inset];
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  return { x: box.x + inset, y: box.y + inset, w, h, cx, cy, least: Math.min(w, h) };
}

/** A frame that lies within a box, so far from its edges. */
export function within({ x, y, w, h }: Box, far: number): Box {
  return { x: x + far, y: y + far, w: w - 2 * far, h: h - 2 * far };
}
