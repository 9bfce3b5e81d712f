// The table components of each family of games, loaded on demand.
import type { Component } from "svelte";
import type { GameInfo } from "../protocol";
import type { AtTable } from "./props";

type AnyTable = Component<{ at: AtTable }>;

/** Importers by family. */
const TABLES = {
  dice: () => import("../dice/DiceTable.svelte"),
  cards: () => import("../cards/CardsTable.svelte"),
};

/** The table component of a game. */
export async function tableOf(game: GameInfo): Promise<AnyTable> {
  return (await TABLES[game.kind]()).default as AnyTable;
}
