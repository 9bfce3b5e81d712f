// The geometry of a sheet, computed once from its printed form. Each part is a drawing with its own origin. All parts are
// equally wide, in units that CSS scales, so this module doesn't know how the parts are arranged on the screen.
import type { GridInfo, LineInfo, RowInfo, SheetInfo } from "../protocol";
import type { AreaInfo } from "../play/marks";
import { isTelling, keyOf } from "./sheet";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The fixed facts of a cell: geometry and print. */
export interface Place {
  cell: number;
  key: string;
  /** Counted from 1. */
  column: number;
  /** The area that takes taps. */
  box: Box;
  /** The visible square, a little smaller than the box. */
  paper: Box;
  /** The same with room for the ring of a legal cell. The next cell would cover a ring outside. */
  ringed: Box;
  /** The center of the paper and its shorter side. */
  x: number;
  y: number;
  least: number;
  /** The path of a cross. */
  cross: string;
  printed: string;
}

/** A sign on the edge between a cell and the previous one. */
export interface Bead {
  cell: number;
  sign: string;
  x: number;
  y: number;
}

/** The cells of one row and the colour of its marks. */
interface PlaceRow {
  shade: string;
  places: Place[];
}

interface Cells {
  height: number;
  rows: PlaceRow[];
  beads: Bead[];
  /** The width of the ring of a legal cell. */
  ring: number;
}

export type AreaPart =
  | { kind: "grid"; index: number; area: GridInfo; height: number; layout: GridLayout }
  | { kind: "row"; index: number; area: RowInfo; height: number; layout: RowLayout };
export type Part = AreaPart | { kind: "tracks" | "rounds" | "score"; height: number };

/** The width of every part: one unit is a pixel on a phone of 360. */
export const WIDTH = 344;
export const TRACK = 32;
const PAD = 8;
const CELL = 44;
const SIDE = 34;
const BELOW = 26;
const HEAD = 28;

/** All parts of a sheet in reading order. */
export function partsOf(sheet: SheetInfo): Part[] {
  return [
    ...sheet.areas.map(areaPart),
    { kind: "tracks", height: sheet.tracks.length * TRACK + PAD },
    { kind: "rounds", height: 50 },
    { kind: "score", height: 52 },
  ];
}

function areaPart(area: AreaInfo, index: number): AreaPart {
  if (area.kind === "row") {
    const layout = rowLayout(area);
    return { kind: "row", index, area, layout, height: layout.height };
  }
  const layout = gridLayout(area);
  return { kind: "grid", index, area, layout, height: layout.height };
}

// -- grids

export interface GridLayout extends Cells {
  printed: Box[];
  /** The print at the end of a grid line; null if there is none. */
  ends: (Box | null)[];
  /** Paths from the first cell of a diagonal to the reward at its end. */
  slants: string[];
  names: Box[];
  rowPoints: Box[];
  info: Box;
  /** Whether name and points are above the grid, because there is no room to its right. */
  onTop: boolean;
}

function gridLayout(grid: GridInfo): GridLayout {
  const frame = frameOf(grid);
  const { top, right, bottom, tab } = frame;
  const { cells, printed } = spotsOf(grid, frame);
  const ends = grid.lines.map((line) => endOf(line, cells, frame));
  const hasBelow = ends.some((one) => one?.y === bottom);
  const height = bottom + (hasBelow ? BELOW + PAD / 2 : PAD);
  const besideRows = (x: number, w: number): Box[] =>
    grid.row_names.map((_, row) => ({ x, y: top + row * CELL, w, h: CELL }));
  return {
    height,
    rows: grid.rows.map((row, r) => ({
      shade: grid.row_names[r] ?? grid.name,
      places: row.flatMap((cell, n) =>
        cells.has(cell!) ? [placeOf(grid, cell!, n, cells.get(cell!)!)] : [],
      ),
    })),
    beads: [],
    ring: ringIn({ x: 0, y: 0, w: CELL, h: CELL }),
    printed,
    ends,
    slants: grid.lines.flatMap((line) => slantOf(line, cells)),
    names: besideRows(PAD, tab),
    rowPoints: besideRows(right, SIDE),
    info: infoOf(frame, height),
    onTop: frame.onTop,
  };
}

/** The box around the cells of a grid, and the space around it. */
interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The width of the row names. */
  tab: number;
  /** The width left over to the right of the row ends. */
  roomRight: number;
  onTop: boolean;
}

function frameOf(grid: GridInfo): Frame {
  const tab = grid.row_names.length ? 24 : 0;
  const wide = Math.max(...grid.rows.map((row) => row.length)) * CELL;
  const roomRight = WIDTH - 2 * PAD - (tab + wide + SIDE);
  const onTop = roomRight < 90;
  const left = PAD + tab;
  const top = PAD + (onTop ? HEAD : 0);
  const bottom = top + grid.rows.length * CELL;
  return { left, top, right: left + wide, bottom, tab, roomRight, onTop };
}

/** The positions of the cells and of the signs printed between them. */
function spotsOf(grid: GridInfo, { left, top }: Frame): { cells: Map<number, Box>; printed: Box[] } {
  const cells = new Map<number, Box>();
  const printed: Box[] = [];
  for (const [r, row] of grid.rows.entries()) {
    for (const [c, cell] of row.entries()) {
      const spot = { x: left + c * CELL, y: top + r * CELL, w: CELL, h: CELL };
      if (cell !== null && cell < 0) printed.push(spot);
      else if (cell !== null) cells.set(cell, spot);
    }
  }
  return { cells, printed };
}

/** The end of a row is on its right, that of a column below it, and that of a diagonal in the corner. */
function endOf(line: LineInfo, cells: Map<number, Box>, { right, bottom }: Frame): Box | null {
  if (!line.reward && !line.points) return null;
  const [first, last] = endsOf(line, cells);
  if (first.y === last.y) return { x: right, y: first.y, w: SIDE, h: CELL };
  if (first.x === last.x) return { x: first.x, y: bottom, w: CELL, h: BELOW };
  return { x: last.x + CELL, y: bottom, w: SIDE, h: BELOW };
}

function slantOf(line: LineInfo, cells: Map<number, Box>): string[] {
  const [first, last] = endsOf(line, cells);
  if (first.x === last.x || first.y === last.y) return [];
  return [`M${first.x + CELL / 2} ${first.y + CELL / 2}L${last.x + CELL + 8} ${last.y + CELL + 6}`];
}

function endsOf(line: LineInfo, cells: Map<number, Box>): [Box, Box] {
  return [cells.get(line.cells[0]!)!, cells.get(line.cells.at(-1)!)!];
}

/** Name and points: on the right if there is room, else above the cells. */
function infoOf({ right, roomRight, onTop }: Frame, height: number): Box {
  if (onTop) return { x: PAD, y: PAD / 2, w: WIDTH - 2 * PAD, h: HEAD };
  return { x: right + SIDE + PAD, y: PAD, w: roomRight - PAD, h: height - 2 * PAD };
}

// -- rows

export interface RowLayout extends Cells {
  tab: number;
  /** The center of each column. */
  middles: number[];
  /** The center of the points above the cells. */
  counts: number;
  /** The center of the rewards below the cells. */
  rewards: number;
}

function rowLayout(row: RowInfo): RowLayout {
  const tab = 38;
  const pad = 6;
  const w = (WIDTH - tab - pad) / row.labels.length;
  const y = pad + (row.points_by_count.length ? 15 : 0);
  const height = y + CELL + (row.rewards.some(Boolean) ? 27 : pad);
  const boxes = row.labels.map((_, n) => ({ x: tab + n * w, y, w, h: CELL }));
  return {
    height,
    rows: [
      {
        shade: row.name,
        places: boxes.map((box, cell) => placeOf(row, cell, cell, pairedAt(row, cell, box))),
      },
    ],
    beads: boxes.flatMap(({ x }, cell) => {
      const sign = signAt(row, cell);
      return sign ? [{ cell, sign, x, y: y + 5 }] : [];
    }),
    ring: ringIn(boxes[0]!),
    tab,
    middles: boxes.map((box) => box.x + w / 2),
    counts: pad + 9,
    rewards: y + CELL + 12.5,
  };
}

/** The two cells of a pair are closer together. */
const pairedAt = (row: RowInfo, cell: number, box: Box): Box =>
  row.paired ? { ...box, x: box.x + (cell % 2 ? -1 : 1) } : box;

function signAt(row: RowInfo, cell: number): string {
  const label = row.labels[cell] ?? "";
  if (row.paired && cell % 2) return "−";
  return isTelling(label) ? "" : label;
}

// -- cells

function placeOf(area: AreaInfo, cell: number, column: number, box: Box): Place {
  const label = area.labels[cell] ?? "";
  const paper = within(box, insetIn(box));
  const [x, y, least] = [box.x + box.w / 2, box.y + box.h / 2, Math.min(paper.w, paper.h)];
  return {
    cell,
    key: keyOf({ area: area.name, cell }),
    column: column + 1,
    box,
    paper,
    ringed: within(paper, ringIn(box) / 2),
    x,
    y,
    least,
    cross: crossAt(x, y, least * 0.27),
    printed: area.kind === "grid" || isTelling(label) ? label : "",
  };
}

export const crossAt = (x: number, y: number, arm: number): string =>
  `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;

const insetIn = (box: Box): number => Math.min(2, box.w * 0.05);

function ringIn(box: Box): number {
  return Math.min(3.5, (Math.min(box.w, box.h) - 2 * insetIn(box)) * 0.11);
}

/** The box shrunk by a distance on each side. */
export function within({ x, y, w, h }: Box, far: number): Box {
  return { x: x + far, y: y + far, w: w - 2 * far, h: h - 2 * far };
}
