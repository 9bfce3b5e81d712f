// Requests to practise, and when a card comes back.
import { ask, send } from "../lib/api";
import { tongue } from "../lib/words";
import type { Deck, Verdict } from "../protocol";

export type Kind = Deck["kind"];
export const KINDS: readonly Kind[] = ["mistakes", "puzzles"];

export const deckOf = (game: string, kind: Kind) =>
  ask<Deck>(`/api/practice?${new URLSearchParams({ game, kind })}`);
export const answer = (card: string, text: string) => send<Verdict>("POST", `/practice/${card}`, { text });

/** The path of the page for a kind of cards. */
export const pathOf = (game: string, kind: Kind) => `/${kind === "puzzles" ? "puzzles" : "practise"}/${game}`;

const DAY_MS = 86_400_000;

/** `tomorrow`, `in 7 days`. */
export function inDays(when: string): string {
  const days = Math.max(1, Math.round((Date.parse(when) - Date.now()) / DAY_MS));
  return new Intl.RelativeTimeFormat(tongue(), { numeric: "auto" }).format(days, "day");
}
