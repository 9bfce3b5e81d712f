// Short phrases that screens and refusals share: colours, rewards, games, bots, seats.
import type { SeatInfo } from "../protocol";
import { inflect, Inflected, knows, say, type Things } from "./words";

/** The message if it exists, otherwise the fallback text. */
export function sayOr(message: string, otherwise: string, things: Things = {}): string {
  return knows(message) ? say(message, things) : otherwise;
}

/** Like `sayOr`, with the other forms of the message. */
function inflectOr(message: string, otherwise: string, things: Things = {}): Inflected {
  return knows(message) ? inflect(message, things) : new Inflected(otherwise);
}

/** The name of a colour, which also names a die and an area. */
export function colour(name: string): Inflected {
  return inflectOr(`colour-${name}`, name);
}

/** The name of a reward: `x:blue` is a blue X, `n:orange:6` an orange 6, `?:pink` a pink ?. */
export function reward(name: string): Inflected {
  const [kind = "", ...rest] = name.replace("?", "any").split(":");
  return inflectOr(`reward-${kind}`, name, { colour: colour(rest[0] ?? ""), number: Number(rest[1] ?? 0) });
}

/** The parts joined as a list. */
export function listed(parts: (string | Inflected)[]): string {
  return inList(parts).text;
}

/** Like `listed`, in every form that any part has. */
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

/** The name of an option, from `rounds` or `rounds=players`. */
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

/** A short description of a bot as an opponent. */
export function botNote(bot: string): string {
  return sayOr(`page-bot-${bot}-note`, "");
}

/** The text of a chat phrase. */
export function phrase(key: string): string {
  return sayOr(`phrase-${key}`, key);
}

/** The name shown for a seat. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  return info?.bot ? botName(info.bot) : say("page-seat", { number: seat + 1 });
}
