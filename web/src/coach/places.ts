// Where on the table a hint is about.
import { placesOf } from "../learn/lighting";
import type { CardsOptionView, DiceOptionView, HintInfo } from "../protocol";

type Option = DiceOptionView | CardsOptionView;

/** What to ring: all that a grade leaves open, or the option that is looked at. */
export function places(hint: HintInfo | null, options: readonly Option[], shown: string): string[] {
  if (!hint) return [];
  const looked = options.find((option) => option.text === shown);
  if (hint.options.length) return looked ? placesOf(looked) : [];
  const meant = options.filter((option) => isMeant(hint, option));
  return [...new Set(meant.flatMap((option) => openPlaces(hint, option)))];
}

function isMeant(hint: HintInfo, option: Option): boolean {
  const area = ("area" in option && option.area) || option.text.split(" ")[0];
  return area === hint.area && hint.things.every((thing) => thingsOf(option).includes(thing));
}

function thingsOf(option: Option): string[] {
  return "cards" in option ? option.cards : [option.die];
}

/** Of an option that only its area is told of, not the die and not the cards. */
function openPlaces(hint: HintInfo, option: Option): string[] {
  const isOfCards = "cards" in option && option.cards.length > 0;
  if (hint.things.length) return placesOf(option);
  return isOfCards ? [] : placesOf(option).filter((place) => !place.startsWith("[data-die"));
}
