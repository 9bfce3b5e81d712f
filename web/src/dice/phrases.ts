// Texts for cells, dice and choices, on screen and for screen readers.
import { colour, inList, listed, reward } from "../lib/phrases";
import { figure, say, tongue } from "../lib/words";
import type { DiceOptionView, DiceView, DieView, SheetInfo } from "../protocol";
import { isTelling, markOf, twinOf, type CellId, type Mark } from "./sheet";
import { areaNamed, rowName, type AreaInfo } from "../play/marks";

export function letter(name: string): string {
  return say(`letter-${name}`);
}

export function firstUpper(text: string): string {
  return text.charAt(0).toLocaleUpperCase(tongue()) + text.slice(1);
}

function orList(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return say("dice-or", { first: listed(parts.slice(0, -1)), last: parts.at(-1)! });
}

export function pointsText(points: number): string {
  return say("dice-points", { points });
}

/** `+10`, or `−3` where a mark costs points. */
export function worth(points: number): string {
  return points < 0 ? figure(points) : `+${points}`;
}

// -- cells

/** `yellow 3, first cell`, `silver 4 in the green row`, `orange cell 4, ×2`. */
export function cellName(area: AreaInfo, cell: number): string {
  const name = colour(area.name);
  const label = area.labels[cell] ?? "";
  if (area.kind === "row") {
    const things = { area: name, number: cell + 1, label };
    return isTelling(label) ? say("dice-cell-printed", things) : say("dice-cell", things);
  }
  const row = rowName(area, cell);
  if (row) return say("dice-cell-in-row", { area: name, label, row: colour(row) });
  const twin = twinOf(area, cell);
  return twin.count > 1
    ? say("dice-cell-twin", { area: name, label, which: twin.index + 1 })
    : `${name.text} ${label}`;
}

/** The spoken label of a cell: its name, its mark, and its legal actions. It gets only the cell's own mark, so that marks
 * elsewhere don't change it. */
export function cellLabel(
  area: AreaInfo,
  cell: number,
  mark: Mark,
  number: number | undefined,
  options: readonly DiceOptionView[],
  dice: readonly DieView[],
): string {
  const state = mark === "written" ? say("dice-written", { number: number! }) : say(`dice-${mark}`);
  const under = area.kind === "row" && mark === "free" ? (area.rewards[cell] ?? "") : "";
  const parts = [cellName(area, cell), state];
  if (under && !options.length) parts.push(say("dice-under", { reward: reward(under) }));
  if (!options.length) return listed(parts);
  const ways = [...new Set(options.map((option) => wayText(option, dice)))];
  const legal = say("dice-legal", { ways: orList(ways) });
  const earned = [...new Set(options.flatMap((option) => option.earns))];
  const earns = earned.length ? [say("dice-earns", { rewards: inList(earned.map(reward)) })] : [];
  return [listed([...parts, legal]), ...earns].join(say("dice-semicolon"));
}

/** The source of a mark: `white 3`, or the number that a reward writes. */
export function wayText(option: DiceOptionView, dice: readonly DieView[]): string {
  if (!option.die) return option.value ? String(option.value) : say("dice-by-reward");
  return dieText(option.die, dice);
}

export function dieText(name: string, dice: readonly DieView[]): string {
  const face = dice.find((die) => die.name === name)?.face ?? 0;
  return say("dice-die", { colour: colour(name), face });
}

// -- choices

/** The mark that an option makes: `white as yellow 3`, `orange 5 ×2`, `silver 4 in the green row`. */
export function markText(sheet: SheetInfo, option: DiceOptionView, marks: readonly number[][]): string {
  const index = sheet.areas.findIndex((area) => area.name === option.area);
  const area = sheet.areas[index];
  if (!area) return option.text;
  const what = whatText(area, option, marks[index] ?? []);
  const things = { die: colour(option.die || option.area), area: colour(option.area), what };
  return say(option.die && option.die !== option.area ? "dice-mark-as" : "dice-mark", things);
}

function whatText(area: AreaInfo, option: DiceOptionView, marks: readonly number[]): string {
  const label = area.labels[option.cell] ?? "";
  if (area.kind === "row") {
    const value = option.value && !area.crossed ? String(option.value) : "X";
    return label.startsWith("×") ? `${value} ${label}` : value;
  }
  const row = rowName(area, option.cell);
  if (row) return say("dice-in-row", { label, row: colour(row) });
  if (!area.twice) return label;
  return say(markOf(area, marks, option.cell) === "circled" ? "dice-cross-it" : "dice-circle-it", { label });
}

/** What passing, rerolling or returning a die would do now. */
export function otherText(view: DiceView, option: DiceOptionView): string {
  const own = view.sheets[view.seat ?? 0];
  if (option.text === "reroll") return say("dice-do-reroll", { left: own?.rerolls ?? 0 });
  if (option.die) return say("dice-do-return", { die: colour(option.die) });
  if (option.text !== "pass") return option.text;
  const pool = view.dice.filter((die) => die.place === "pool").length;
  if (view.asked === "return") return pool ? say("dice-do-roll", { count: pool }) : say("dice-do-stop");
  if (view.asked === "pick") {
    return say(view.options.some((other) => other.area) ? "dice-do-decline" : "dice-do-give-up");
  }
  return say(`dice-do-pass-${view.asked}`);
}

export function notHere(sheet: SheetInfo, cell: CellId, marks: readonly number[][]): string {
  const index = sheet.areas.findIndex((area) => area.name === cell.area);
  const area = areaNamed(sheet, cell.area)!;
  const mark = markOf(area, marks[index] ?? [], cell.cell);
  const name = firstUpper(cellName(area, cell.cell));
  if (mark === "free" || mark === "circled") return say("dice-not-now", { cell: name });
  return say("dice-marked-already", { cell: name });
}

/** `white 3`, `yellow, not rolled yet`, and whether it can be used. */
export function dieLabel(die: DieView, isBlank: boolean, isLegal: boolean, isUsed: boolean): string {
  const name = isBlank
    ? say("dice-die-blank", { colour: colour(die.name) })
    : say("dice-die", { colour: colour(die.name), face: die.face });
  const parts = [name];
  if (isUsed) parts.push(say("dice-die-used"));
  if (isLegal) parts.push(say("dice-die-legal"));
  return listed(parts);
}

/** The label of an option to mark the opened cell, with its points and rewards. */
export function markLabel(option: DiceOptionView, dice: readonly DieView[]): string {
  const parts = [wayText(option, dice)];
  if (option.points) parts.push(pointsText(option.points));
  if (option.earns.length) parts.push(say("dice-earns", { rewards: inList(option.earns.map(reward)) }));
  return listed(parts);
}
