// A move of the dice games as text. The server reports the mark, the rewards and the dice sent to the tray.
import { colour, inList, reward } from "../lib/phrases";
import { say, type Inflected } from "../lib/words";
import type { DiceOptionView, GridInfo, RowInfo, SheetInfo } from "../protocol";

export type AreaInfo = GridInfo | RowInfo;

export function areaNamed(sheet: SheetInfo, name: string): AreaInfo | undefined {
  return sheet.areas.find((area) => area.name === name);
}

/** The die whose row a cell is in; empty if rows have no names. */
export function rowName(area: AreaInfo, cell: number): string {
  if (area.kind === "row") return "";
  const row = area.rows.findIndex((cells) => cells.includes(cell));
  return area.row_names[row] ?? "";
}

/** The whole sentence: the action, then its consequences. */
export function withMarks(
  deed: string,
  sheet: SheetInfo,
  did: DiceOptionView,
  me: string,
  shown: (die: string) => Inflected,
): string {
  const mark = marked(sheet, did, me);
  const line = mark ? say("event-and", { deed, mark }) : deed;
  const earned = did.earns.length ? say("event-earning", { rewards: inList(did.earns.map(reward)) }) : "";
  const sent = did.tray.length ? say("event-sending", { dice: inList(did.tray.map(shown)) }) : "";
  return line + earned + sent;
}

/** The mark as text: `crosses blue 7`, `writes 5 in orange`; empty if nothing was marked. */
function marked(sheet: SheetInfo, did: DiceOptionView, me: string): string {
  const area = areaNamed(sheet, did.area);
  if (!area) return "";
  const label = area.labels[did.cell] ?? "";
  const row = colour(rowName(area, did.cell));
  const things = { me, area: colour(area.name), label: Number(label) || label, row, number: did.value };
  if (area.kind === "grid")
    return say(row.text ? "event-mark-in-row" : `event-mark${area.twice ? "" : "-cross"}`, things);
  if (area.crossed) return say("event-mark-next", things);
  return say(label.startsWith("×") ? "event-mark-times" : "event-mark-number", things);
}
