// The prompt: what a seat should do, or who it is waiting for, in one short line.
import { listed, seatName } from "../lib/phrases";
import { say } from "../lib/words";
import { firstUpper } from "./phrases";
import type { DiceOptionView, DiceView, SeatInfo } from "../protocol";

const CHANCE_MOMENTS = ["roll", "tie", "first"];

export function isRoller(view: DiceView): boolean {
  return view.seat !== null && view.roller === view.seat && CHANCE_MOMENTS.includes(view.moment);
}

/** Whether this seat may type real dice: for itself, or for a bot. */
export function isTypist(view: DiceView, seats: readonly SeatInfo[]): boolean {
  const isForBot = view.seat !== null && CHANCE_MOMENTS.includes(view.moment) && !!seats[view.roller]?.bot;
  return isRoller(view) || isForBot;
}

/** Whether round rewards are being used. The dice of the last turn no longer matter then. */
export function isBetweenTurns(view: DiceView): boolean {
  return view.sheets.some((sheet) => sheet.stage === "reward");
}

/** The prompt, or who is being waited for. */
export function question(view: DiceView, seats: readonly SeatInfo[]): string {
  if (view.moment === "over") return say("dice-over");
  if (isRoller(view)) return say(`dice-ask-${view.moment}`, { count: diceToRoll(view) });
  if (!view.options.length) return waitingFor(view, seats);
  const name = seatName(seats, view.active);
  if (view.asked === "tray") {
    if (isFromFields(view)) return say("dice-ask-fields");
    return view.passive_turn ? say("dice-ask-solo-tray") : say("dice-ask-tray", { name });
  }
  if (view.asked === "return" && !diceInPool(view)) return say("dice-ask-stop");
  return say(`dice-ask-${view.asked}`);
}

/** The rule behind a surprising prompt; empty for the others. */
export const ruleOfQuestion = (view: DiceView): string => (isFromFields(view) ? "C-52" : "");

/** Whether no die on the tray fits, so that one from the die fields is chosen (C-52). */
function isFromFields(view: DiceView): boolean {
  const onFields = new Set(view.dice.filter((die) => die.place.startsWith("field")).map((die) => die.name));
  return view.asked === "tray" && view.options.some((option) => onFields.has(option.die));
}

function waitingFor(view: DiceView, seats: readonly SeatInfo[]): string {
  const others = view.moment === "choice" ? view.open_seats.filter((seat) => seat >= 0) : [view.roller];
  const names = listed(others.filter((seat) => seat !== view.seat).map((seat) => seatName(seats, seat)));
  if (!names) return "";
  if (view.moment === "choice") return say("dice-wait", { names });
  return say(`dice-wait-${view.moment}`, { names });
}

export function diceToRoll(view: DiceView): number {
  return view.dice.filter((die) => die.rolled).length;
}

function diceInPool(view: DiceView): number {
  return view.dice.filter((die) => die.place === "pool").length;
}

/** The state of the match: whose turn, which roll. The page's top bar shows the round. */
export function standing(view: DiceView, seats: readonly SeatInfo[]): string {
  if (view.moment === "over" || view.moment === "first") return "";
  const name = seatName(seats, view.active);
  const own = view.active === view.seat ? "yes" : "no";
  const turn = view.passive_turn
    ? say("dice-passive-turn")
    : seats.length > 1
      ? say("dice-turn", { name, own })
      : "";
  const roll =
    view.roll && !view.passive_turn && !isBetweenTurns(view)
      ? say("dice-roll-number", { roll: view.roll })
      : "";
  return firstUpper([turn, roll].filter(Boolean).join(say("dice-dot")));
}

/** Whether an action declines to return a die, so that the dice in the pool are rolled at once. */
export function isRollWithoutReturn(view: DiceView, option: DiceOptionView): boolean {
  return view.asked === "return" && option.text === "pass" && diceInPool(view) > 0;
}
