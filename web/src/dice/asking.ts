// What is asked of a seat, or whom it waits for, in one short line.
import { listed, seatName } from "../lib/phrases";
import { say } from "../lib/words";
import { firstUpper } from "./phrases";
import type { DiceOptionView, DiceView, SeatInfo } from "../protocol";

const CHANCE_MOMENTS = ["roll", "tie", "first"];

export function isRoller(view: DiceView): boolean {
  return view.seat !== null && view.roller === view.seat && CHANCE_MOMENTS.includes(view.moment);
}

/** Whether this seat may say what real dice show: for itself, and for a bot, which has no hands. */
export function isTypist(view: DiceView, seats: readonly SeatInfo[]): boolean {
  const isForBot = view.seat !== null && CHANCE_MOMENTS.includes(view.moment) && !!seats[view.roller]?.bot;
  return isRoller(view) || isForBot;
}

/** Whether a round's rewards are being used: the dice of the last turn are of no account then. */
export function isBetweenTurns(view: DiceView): boolean {
  return view.sheets.some((sheet) => sheet.stage === "reward");
}

/** The question, or what one waits for. */
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

/** The rule behind a question that few expect; empty for the others. */
export const ruleOfQuestion = (view: DiceView): string => (isFromFields(view) ? "C-52" : "");

/** Whether no die on the tray fits, so that a picked one is chosen. */
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

/** Where the game stands: whose turn, which roll; the page's own bar tells the round. */
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

/** Whether an answer says that the dice in the pool are to be rolled at once, without bringing one back. */
export function isRollWithoutReturn(view: DiceView, option: DiceOptionView): boolean {
  return view.asked === "return" && option.text === "pass" && diceInPool(view) > 0;
}
