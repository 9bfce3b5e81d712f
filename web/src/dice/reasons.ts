// Finds the action that a tap on an illegal cell or die stands for, so that the server can explain why it isn't allowed.
import { explain } from "../lib/explain";
import type { Words } from "../lib/notices.svelte";
import { say } from "../lib/words";
import type { DiceView, GameInfo, Reason, SeatInfo } from "../protocol";
import type { Deeds } from "../lib/deeds";
import { notHere } from "./phrases";
import { areaNamed } from "../play/marks";
import { twinOf, type CellId } from "./sheet";

const OTHERS = ["bonus", "cross", "return"]; // first words of actions that don't place a die

function verb(view: DiceView): string {
  return view.asked === "extra" ? "extra" : "pick";
}

function placements(game: GameInfo, die: string, area: string): string[] {
  const place = die === area ? area : `${die} ${area}`;
  return game.actions.filter((text) => isAt(text, place) && !OTHERS.includes(text.split(" ")[0]!));
}

function isAt(text: string, place: string): boolean {
  return text === place || text.startsWith(`${place} `);
}

/** The action that a tap on this cell means, with the chosen die or the die of the area's colour; empty if none. */
function actionAt(game: GameInfo, view: DiceView, at: CellId, die: string | null): string {
  const area = game.sheet ? areaNamed(game.sheet, at.area) : undefined;
  if (!area) return "";
  if (view.asked === "reward") {
    const uses = game.actions.filter((text) => isAt(text, `bonus ${at.area}`));
    return (area.kind === "grid" ? uses[at.cell] : uses[0]) ?? "";
  }
  const texts = placements(game, die ?? at.area, at.area);
  const text = texts[area.kind === "grid" ? twinOf(area, at.cell).index : 0] ?? texts[0];
  return text ? `${verb(view)} ${text}` : "";
}

/** The action that a tap on this die means; empty if none. */
function actionOf(game: GameInfo, view: DiceView, die: string): string {
  const first = view.asked === "return" ? "return" : view.asked === "cross" ? "cross" : "";
  if (first) return game.actions.find((text) => isAt(text, `${first} ${die}`)) ?? "";
  const text = game.actions.find((action) => isAt(action, die));
  return text ? `${verb(view)} ${text}` : "";
}

export interface Asking {
  game: GameInfo;
  view: DiceView;
  seats: readonly SeatInfo[];
  deeds: Deeds;
}

/** Why a cell can't be marked now, as a function that follows a change of language. */
export async function whyNotCell(asking: Asking, cell: CellId, die: string | null): Promise<Words> {
  const { game, view, seats } = asking;
  const label = areaNamed(game.sheet!, cell.area)?.labels[cell.cell];
  const reason = await why(asking, actionAt(game, view, cell, die));
  // A die marks the cell with its number, so a reason about another number doesn't apply to this cell.
  const number = reason?.params.number;
  if (reason && (number === undefined || String(number) === label)) return worded(reason, seats);
  return () => notHere(game.sheet!, cell, view.sheets[view.seat ?? 0]?.marks ?? []);
}

/** Why a die can't be used now. */
export async function whyNotDie(asking: Asking, die: string): Promise<Words> {
  const reason = await why(asking, actionOf(asking.game, asking.view, die));
  return reason ? worded(reason, asking.seats) : () => say("dice-die-not-now");
}

function worded(reason: Reason, seats: readonly SeatInfo[]): Words {
  return () => explain(reason.code, reason.rule, reason.params, seats);
}

/** The server's reason; null if the action would be legal after all. */
async function why(asking: Asking, text: string): Promise<Reason | null> {
  const reason = text ? await asking.deeds.why(text) : null;
  return reason?.code ? reason : null;
}
