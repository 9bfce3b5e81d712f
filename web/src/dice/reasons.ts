// Which action a tap on something that cannot be marked would have been, so that the server can say why not.
import type { DiceView, GameInfo } from "../protocol";
import { areaNamed, twinOf, type CellId } from "./sheet";

const OTHERS = ["bonus", "cross", "return"]; // first words of actions that are no placement of a die

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

/** The action that a tap on this cell means, with the chosen die or the area's own; empty if there is none. */
export function actionAt(game: GameInfo, view: DiceView, at: CellId, die: string | null): string {
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

/** The action that a tap on this die means; empty if there is none. */
export function actionOf(game: GameInfo, view: DiceView, die: string): string {
  const first = view.asked === "return" ? "return" : view.asked === "cross" ? "cross" : "";
  if (first) return game.actions.find((text) => isAt(text, `${first} ${die}`)) ?? "";
  const text = game.actions.find((action) => isAt(action, die));
  return text ? `${verb(view)} ${text}` : "";
}
