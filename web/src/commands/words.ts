// Descriptions for typed commands: the effect of each legal action, and the answers to questions about the table.
import { listed as named, optionText } from "../cards/telling";
import { faceName } from "../cards/faces";
import { cellName, dieText, firstUpper, otherText, wayText } from "../dice/phrases";
import { areaNamed } from "../play/marks";
import { inList, listed, reward, seatName } from "../lib/phrases";
import { say } from "../lib/words";
import type { CardsView, DiceOptionView, DiceView, GameInfo, SeatInfo } from "../protocol";
import type { AnyView } from "../play/props";

/** Every legal action with its description. */
export function actions(game: GameInfo, view: AnyView): { text: string; words: string }[] {
  if (view.kind === "dice")
    return view.options.map((option) => ({ text: option.text, words: mark(game, view, option) }));
  return view.options.map((option) => ({ text: option.text, words: optionText(view, option) }));
}

function mark(game: GameInfo, view: DiceView, option: DiceOptionView): string {
  const area = areaNamed(game.sheet!, option.area);
  if (!area) return otherText(view, option);
  const text = say("access-action", { way: wayText(option, view.dice), cell: cellName(area, option.cell) });
  const earned = option.earns.length
    ? [say("dice-earns", { rewards: inList(option.earns.map(reward)) })]
    : [];
  return listed([text, ...earned]);
}

/** The points of each player. */
export function scores(view: AnyView, seats: readonly SeatInfo[]): string {
  const rows = view.kind === "dice" ? view.sheets : view.seats;
  return listed(
    rows.map(({ seat, score }) => say("access-score", { name: seatName(seats, seat), points: score })),
  );
}

/** The dice and where they lie, or the hand and the good number. */
export function looks(view: AnyView): string {
  return view.kind === "dice" ? diceOf(view) : handOf(view);
}

function diceOf(view: DiceView): string {
  const at = (place: string) =>
    view.dice
      .filter((die) => die.face && die.place.startsWith(place))
      .map((die) => dieText(die.name, view.dice));
  const places = { pool: at("pool"), tray: at("tray"), fields: at("field") };
  const told = Object.entries(places).filter(([, dice]) => dice.length);
  return told
    .map(([place, dice]) => say("access-look", { place: say(`dice-${place}`), things: inList(dice) }))
    .join(" ");
}

function handOf(view: CardsView): string {
  const hand = say("access-look-hand", { cards: named(view.hand.map(faceName)) });
  return [hand, view.good ? say("cards-news-good", { good: view.good }) : `${say("cards-good-none")}.`].join(
    " ",
  );
}

/** The legal actions, as they are typed. */
export function moves(texts: readonly string[]): string {
  return texts.length ? firstUpper(say("access-moves", { moves: texts.join("; ") })) : say("access-no-moves");
}
