// The games' own tables, loaded when they are needed.
import type { Component } from "svelte";
import type { GameInfo } from "../protocol";
import type { AtTable } from "./props";

type AnyTable = Component<{ at: AtTable }>;

/** The table of each family of games. */
const TABLES = {
  dice: () => import("../dice/DiceTable.svelte"),
  cards: () => import("../cards/CardsTable.svelte"),
};

/** The table of a game. */
export async function tableOf(game: GameInfo): Promise<AnyTable> {
  return (await TABLES[game.kind]()).default as AnyTable;
}
