// What every part of the drawn sheet is given.
import type { DieView, SheetInfo, SheetView } from "../protocol";
import type { Choosing } from "./choosing.svelte";
import type { Box } from "./layout";
import { keyOf, type AreaInfo, type CellId } from "./sheet";

export interface AreaProps<Info extends AreaInfo> {
  area: Info;
  marks: number[];
  points: number;
  box: Box;
  scale: number;
  dice: DieView[];
  /** Null on a sheet where nothing is to be chosen. */
  choosing: Choosing | null;
  /** The cell that Tab leads to. */
  stop: number;
  label: string;
  /** Whether the cells are drawn yet: what is printed round them comes first. */
  hasCells: boolean;
  onpress: (cell: CellId) => void;
}

export interface PartProps {
  sheet: SheetInfo;
  own: SheetView;
  box: Box;
  scale: number;
}

/** The mark that is being looked at in a cell: a number, X, O, or nothing. */
export function ghostAt(choosing: Choosing | null, at: CellId, area: AreaInfo, isFree: boolean): string {
  const preview = choosing?.preview;
  if (!preview || keyOf(preview) !== keyOf(at)) return "";
  if (area.kind === "row") return area.crossed ? "X" : String(preview.value);
  return area.twice && isFree ? "O" : "X";
}
