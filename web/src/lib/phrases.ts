// Short phrases that screens and refusals share: colours, rewards, games, bots, seats.
import type { SeatInfo } from "../protocol";
import { inflect, Inflected, knows, say, type Things } from "./words";

/** A message if there is one, otherwise something else as it is. */
export function sayOr(message: string, otherwise: string, things: Things = {}): string {
  return knows(message) ? say(message, things) : otherwise;
}

/** The same with its other forms. */
function inflectOr(message: string, otherwise: string, things: Things = {}): Inflected {
  return knows(message) ? inflect(message, things) : new Inflected(otherwise);
}

/** A colour, which names a die and an area as well. */
export function colour(name: string): Inflected {
  return inflectOr(`colour-${name}`, name);
}

/** A reward as it is said: `x:blue` is a blue X, `n:orange:6` an orange 6, `?:pink` a pink ?. */
export function reward(name: string): Inflected {
  const [kind = "", ...rest] = name.replace("?", "any").split(":");
  return inflectOr(`reward-${kind}`, name, { colour: colour(rest[0] ?? ""), number: Number(rest[1] ?? 0) });
}

/** Several things in a row. */
export function listed(parts: (string | Inflected)[]): string {
  return inList(parts).text;
}

/** The same in each form that one of them has. */
export function inList(parts: (string | Inflected)[], comma = say("comma")): Inflected {
  const all = parts.map((part) => (part instanceof Inflected ? part : new Inflected(part)));
  const names = new Set(all.flatMap((part) => Object.keys(part.forms)));
  const forms = [...names].map((name) => [
    name,
    all.map((part) => part.forms[name] ?? part.text).join(comma),
  ]);
  return new Inflected(all.map((part) => part.text).join(comma), Object.fromEntries(forms));
}

export function gameName(slug: string): string {
  return sayOr(`page-game-${slug}`, slug);
}

/** `rounds`, or `rounds=players`, as the page offers it. */
export function optionName(text: string): string {
  const [option = "", value] = text.split("=");
  const parts = [
    sayOr(`option-${option}`, option),
    ...(value ? [sayOr(`option-${option}-${value}`, value)] : []),
  ];
  return say("page-quoted", { text: parts.join(": ") });
}

export function botName(bot: string): string {
  return sayOr(`page-bot-${bot}`, bot);
}

/** What a bot is like to play against. */
export function botNote(bot: string): string {
  return sayOr(`page-bot-${bot}-note`, "");
}

/** What somebody says, by its key. */
export function phrase(key: string): string {
  return sayOr(`phrase-${key}`, key);
}

/** What everybody calls a seat. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  return info?.bot ? botName(info.bot) : say("page-seat", { number: seat + 1 });
}
