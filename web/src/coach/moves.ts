// Options in words, for both kinds of tables.
import { then, what } from "../cards/telling";
import { firstUpper, markText, otherText } from "../dice/phrases";
import { say } from "../lib/words";
import type { CardsOptionView, CardsView, DiceOptionView, DiceView, GameInfo } from "../protocol";

export type AnyView = DiceView | CardsView;

/** What an option does, by its text; the text itself if the view does not know it. */
export function moveText(game: GameInfo, view: AnyView, text: string): string {
  return withoutBreaks(firstUpper(told(game, view, text) ?? text));
}

/** A number stays in the line of the word before it. */
function withoutBreaks(text: string): string {
  return text.replaceAll(/ (?=\d)/g, "\u00a0");
}

function told(game: GameInfo, view: AnyView, text: string): string | undefined {
  if ("sheets" in view) {
    const option = view.options.find((one) => one.text === text);
    return option && diceText(game, view, option);
  }
  const option = view.options.find((one) => one.text === text);
  return option && cardsText(option, view);
}

function diceText(game: GameInfo, view: DiceView, option: DiceOptionView): string {
  const marks = view.sheets[view.seat ?? view.active]?.marks ?? [];
  return option.area ? markText(game.sheet!, option, marks) : otherText(view, option);
}

function cardsText(option: CardsOptionView, view: CardsView): string {
  if (option.cards.length) return say("cards-play-label", { what: what(option), then: then(option) });
  const cards = view.trick.reduce((sum, play) => sum + play.cards.length, 0);
  return option.text === "take" ? say("cards-take", { cards }) : say("cards-draw");
}
