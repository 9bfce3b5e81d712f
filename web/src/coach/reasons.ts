// Why one option is better than another, in words that come with the coach.
import { firstUpper } from "../dice/phrases";
import { inWords } from "../lib/explain";
import { read, type Reading } from "../learn/words";
import type { ReasonInfo } from "../protocol";

/** The words of reasons for a game; nothing as long as there are none. */
export async function reasonsOf(isDice: boolean): Promise<Reading | null> {
  return read(isDice ? "coach" : "coach-dobro").catch(() => null);
}

/** A reason in a sentence, in the dice games with the points that are due to it; empty if nobody has written it yet. */
function because(words: Reading | null, { code, params }: ReasonInfo): string {
  const things = Object.entries(params).map(([name, value]) => [name, inWords(name, value)]);
  const text = firstUpper(words?.say(`reason-${code}`, Object.fromEntries(things)) ?? "");
  const { worth } = params;
  return words && text && worth !== undefined ? words.say("reason-told", { text, worth }) : text;
}

export function becauses(words: Reading | null, reasons: readonly ReasonInfo[]): string[] {
  return reasons.map((reason) => because(words, reason)).filter(Boolean);
}
