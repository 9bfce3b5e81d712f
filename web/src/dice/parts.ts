// What every part of the drawn sheet is given.
import type { Snippet } from "svelte";
import type { SheetInfo, SheetView } from "../protocol";
import type { Late } from "./late.svelte";
import type { Box } from "./layout";
import { keyOf, type AreaInfo, type CellId } from "./sheet";

/** Where a cell stands and what is printed in it, however the game goes. */
export interface Place {
  cell: number;
  /** Counted from 1. */
  column: number;
  box: Box;
  shade: string;
  printed: string;
  /** The sign between it and the cell before, which lies on the edges of both; empty for none. */
  sign?: string;
  /** Where that edge is. */
  edge?: number;
}

export interface AreaProps<Info extends AreaInfo> {
  area: Info;
  marks: number[];
  points: number;
  box: Box;
  scale: number;
  /** Draws the cells, given their places. */
  cells: Snippet<[rows: Place[][]]>;
}

export interface PartProps {
  sheet: SheetInfo;
  own: SheetView;
  box: Box;
  scale: number;
}

/** The mark that is being looked at in a cell: a number, X, O, or nothing. */
export function ghostAt(glow: Late | null, at: CellId, area: AreaInfo, isFree: boolean): string {
  const preview = glow?.preview;
  if (!preview || keyOf(preview) !== keyOf(at)) return "";
  if (area.kind === "row") return area.crossed ? "X" : String(preview.value);
  return area.twice && isFree ? "O" : "X";
}
