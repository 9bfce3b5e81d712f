// Why one option is better than another, in words that come with the coach.
import { firstUpper } from "../dice/phrases";
import { inWords } from "../lib/explain";
import { read, type Reading } from "../learn/words";
import type { ReasonInfo } from "../protocol";

/** The words of reasons for a game; nothing as long as there are none. */
export async function reasonsOf(isDice: boolean): Promise<Reading | null> {
  return read(isDice ? "coach" : "coach-dobro").catch(() => null);
}

/** A reason in a sentence; empty if nobody has written it yet. */
export function because(words: Reading | null, reason: ReasonInfo): string {
  const things = Object.entries(reason.params).map(([name, value]) => [name, inWords(name, value)]);
  return firstUpper(words?.say(`reason-${reason.code}`, Object.fromEntries(things)) ?? "");
}

export function becauses(words: Reading | null, reasons: readonly ReasonInfo[]): string[] {
  return reasons.map((reason) => because(words, reason)).filter(Boolean);
}
