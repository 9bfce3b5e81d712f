// Why one option is better than another; the texts are loaded with the coach.
import { firstUpper } from "../dice/phrases";
import { inWords } from "../lib/explain";
import { read, type Reading } from "../lib/prose";
import type { GameInfo, ReasonInfo } from "../protocol";

const WORDS = { dice: "coach", cards: "coach-dobro" } as const;

/** The texts of reasons for a game family; null until they are loaded. */
export async function reasonsOf(kind: GameInfo["kind"]): Promise<Reading | null> {
  return read(WORDS[kind]).catch(() => null);
}

/** A reason as a sentence, in the dice games with the points it accounts for; empty if there is no text for it yet. */
function because(words: Reading | null, { code, params }: ReasonInfo): string {
  const things = Object.entries(params).map(([name, value]) => [name, inWords(name, value)]);
  const text = firstUpper(words?.say(`reason-${code}`, Object.fromEntries(things)) ?? "");
  const { worth } = params;
  return words && text && worth !== undefined ? words.say("reason-told", { text, worth }) : text;
}

export function becauses(words: Reading | null, reasons: readonly ReasonInfo[]): string[] {
  return reasons.map((reason) => because(words, reason)).filter(Boolean);
}
