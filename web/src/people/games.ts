// One of your games as text: the other players, and its state or result.
import { listed } from "../lib/phrases";
import { number, say } from "../lib/words";
import type { GameOfMine } from "../protocol";

/** The other players; at a table that waits for players there may be none yet. */
export function company({ others, bots, players }: GameOfMine): string {
  const names = [...others, ...(bots ? [say("page-game-bots", { bots })] : [])];
  if (names.length) return say("page-game-with", { names: listed(names) });
  return players > 1 ? "" : say("page-game-alone");
}

export function standing({ state, place, score, players, change }: GameOfMine): string {
  if (state !== "over" || place === null || score === null) return say(`page-game-${state}`);
  const result = players > 1 ? say("page-game-result", { place, score }) : say("page-game-score", { score });
  return change === null ? result : listed([result, say("page-game-change", { change: signed(change) })]);
}

function signed(change: number): string {
  return number(change, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
}
