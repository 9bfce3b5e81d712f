// The games' own tables, loaded when they are needed.
import type { Component } from "svelte";
import "../access/Spoken.svelte"; // part of all of them, or of more than them: it comes with the page
import "../cards/telling";
import "../coach/Hint.svelte";
import "../coach/HintButton.svelte";
import "../coach/hinting.svelte";
import "./Meanwhile.svelte";
import "./meanwhile";
import "./props";
import type { GameInfo } from "../protocol";
import type { AnyView, TableProps } from "./props";

type AnyTable = Component<TableProps<AnyView>>;

/** The table of each family of games. */
const TABLES = {
  dice: () => import("../dice/DiceTable.svelte"),
  cards: () => import("../cards/CardsTable.svelte"),
};

/** The table of a game. */
export async function tableOf(game: GameInfo): Promise<AnyTable> {
  return (await TABLES[game.kind]()).default as AnyTable;
}
