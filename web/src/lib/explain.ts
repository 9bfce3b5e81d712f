// A refusal as one sentence: the subject, the value, the rule and the remedy.
import type { SeatInfo } from "../protocol";
import { colour, gameName, inList, optionName, reward, seatName } from "./phrases";
import { knows, say, tongue, type Inflected, type Things } from "./words";

export type Params = Record<string, string | number>;

const SEATS = new Set(["seat", "roller", "turn", "drawer"]);
const COLOURS = new Set(["die", "dice", "tray", "area", "other"]);
const REWARDS = new Set(["reward", "waiting"]);

/** The sentence for a refusal code, with the id of the rule behind it. */
export function explain(code: string, rule: string, params: Params, seats: readonly SeatInfo[] = []): string {
  const things: Things = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, inWords(name, value, seats)]),
  );
  if (typeof params.why === "string") things.why = lineOf(params.why, things); // its parameters are among ours
  let text = lineOf(code, things).replace(/\s+/g, " ").trim();
  if (rule && !text.includes(`(${rule})`)) text = say("with-rule", { text, rule });
  return sentence("line" in params ? say("with-line", { text, line: params.line! }) : text); // of a match file
}

function lineOf(code: string, things: Things): string {
  const message = [`error-${code}`, `page-error-${code}`].find(knows);
  return message ? say(message, things) : say("page-error-other", { code });
}

/** A parameter of a refusal as readable text. */
export function inWords(
  name: string,
  value: string | number,
  seats: readonly SeatInfo[] = [],
): string | number | Inflected {
  if (SEATS.has(name) && typeof value === "number") return seatName(seats, value);
  if (typeof value === "number" || value === "-") return value;
  if (COLOURS.has(name)) return inList(value.split(", ").map(colour));
  if (REWARDS.has(name)) return inList(value.split(", ").map(reward));
  if (name === "game") return gameName(value);
  return name === "option" ? optionName(value) : value;
}

function sentence(text: string): string {
  const first = text.charAt(0).toLocaleUpperCase(tongue()) + text.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}
