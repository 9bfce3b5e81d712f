// Options as text, for both kinds of tables.
import { optionText } from "../cards/telling";
import { firstUpper, markText, otherText } from "../dice/phrases";
import type { DiceOptionView, DiceView, GameInfo } from "../protocol";
import type { AnyView } from "../play/props";

/** The effect of the option with this text; the text itself if the view doesn't list it. */
export function moveText(game: GameInfo, view: AnyView, text: string): string {
  return withoutBreaks(firstUpper(told(game, view, text) ?? text));
}

/** Keep a number on the same line as the word before it. */
function withoutBreaks(text: string): string {
  return text.replaceAll(/ (?=\d)/g, "\u00a0");
}

function told(game: GameInfo, view: AnyView, text: string): string | undefined {
  if (view.kind === "dice") {
    const option = view.options.find((one) => one.text === text);
    return option && diceText(game, view, option);
  }
  const option = view.options.find((one) => one.text === text);
  return option && optionText(view, option);
}

function diceText(game: GameInfo, view: DiceView, option: DiceOptionView): string {
  const marks = view.sheets[view.seat ?? view.active]?.marks ?? [];
  return option.area ? markText(game.sheet!, option, marks) : otherText(view, option);
}
