// The places on the table that a hint is about.
import { placesOf } from "../design/lighting";
import type { CardsOptionView, DiceOptionView, HintInfo } from "../protocol";

type Option = DiceOptionView | CardsOptionView;

/** The elements to ring, apart from cells. */
export function places(hint: HintInfo, meant: readonly Option[]): string[] {
  return [...new Set(meant.flatMap((option) => placesIn(hint, option)))];
}

/** A hint about an area alone reveals neither dice nor cards. */
function placesIn(hint: HintInfo, option: Option): string[] {
  if (hint.options.length || hint.things.length) return placesOf(option);
  const isOfCards = "cards" in option && option.cards.length > 0;
  return isOfCards ? [] : placesOf(option).filter((place) => !place.startsWith("[data-die"));
}
