// Queries on a printed sheet and its marks. Nothing here knows which marks are legal.
import type { AreaInfo } from "../play/marks";
import type { DiceOptionView, SheetInfo, SheetView } from "../protocol";

export type Mark = "free" | "circled" | "crossed" | "written";

/** A cell of the sheet: the name of its area, and its number there. */
export interface CellId {
  area: string;
  cell: number;
}

export function keyOf(cell: CellId): string {
  return `${cell.area} ${cell.cell}`;
}

/** The cell that contains an element, if any. */
export function cellOf(drawn: EventTarget | null): CellId | null {
  const key = drawn instanceof Element ? drawn.closest<SVGElement>("[data-cell]")?.dataset.cell : undefined;
  const [area = "", cell] = key?.split(" ") ?? [];
  return key ? { area, cell: Number(cell) } : null;
}

/** The tab stop of an area: the focused cell, else a legal one, else the next one of a row or the first of a grid. */
export function stopOf(
  area: AreaInfo,
  marks: readonly number[],
  here: CellId | null,
  byCell: ReadonlyMap<string, unknown> | undefined,
): number {
  if (here?.area === area.name) return here.cell;
  const cells = cellsOf(area);
  const legal = cells.find((cell) => byCell?.has(keyOf({ area: area.name, cell })));
  const next = area.kind === "row" ? Math.min(marks.length, cells.length - 1) : 0;
  return legal ?? cells[next]!;
}

/** The cells of an area in reading order. */
function cellsOf(area: AreaInfo): number[] {
  if (area.kind === "row") return area.labels.map((_, cell) => cell);
  return area.rows.flat().filter((cell): cell is number => cell !== null && cell >= 0);
}

export function markOf(area: AreaInfo, marks: readonly number[], cell: number): Mark {
  if (area.kind === "row") {
    if (cell >= marks.length) return "free";
    return area.crossed ? "crossed" : "written";
  }
  if (!area.twice) return marks.includes(cell) ? "crossed" : "free";
  if (marks.includes(cell + area.crossed_from)) return "crossed";
  return marks.includes(cell) ? "circled" : "free";
}

/** The cell that a press on one means. Only the next cell of a row can be meant, so a press on any free one means that. */
export function meantBy(sheet: SheetInfo, marks: readonly number[][], { area, cell }: CellId): CellId {
  const n = sheet.areas.findIndex((one) => one.name === area);
  return { area, cell: sheet.areas[n]?.kind === "row" ? Math.min(cell, marks[n]?.length ?? 0) : cell };
}

/** Which of the cells with the same number this is, and how many there are. */
export function twinOf(area: AreaInfo, cell: number): { index: number; count: number } {
  const label = area.labels[cell];
  const twins = area.labels.flatMap((other, n) => (other === label ? [n] : []));
  return { index: twins.indexOf(cell), count: twins.length };
}

/** Whether the print in a row's cell is a label worth reading out, not a sign between two cells. */
export function isTelling(label: string): boolean {
  return /\d/.test(label);
}

export function pointsOf(sheet: SheetView, area: string): number {
  return sheet.lines.find(([name]) => name === area)?.[1] ?? 0;
}

/** How many actions of a track are left, and how many are spent. */
export function actionsOf(sheet: SheetView, track: string): { left: number; spent: number } {
  if (track === "reroll") return { left: sheet.rerolls, spent: sheet.rerolls_spent };
  if (track === "return") return { left: sheet.returns, spent: sheet.returns_spent };
  return { left: sheet.extras, spent: sheet.extras_spent };
}

/** No options. One shared array, so that it compares as unchanged. */
export const NONE: readonly DiceOptionView[] = [];

/** Group options by the cell they mark. */
export function optionsByCell(options: readonly DiceOptionView[]): Map<string, DiceOptionView[]> {
  const found = new Map<string, DiceOptionView[]>();
  for (const option of options) {
    if (!option.area || option.cell < 0) continue;
    const key = keyOf(option);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}
