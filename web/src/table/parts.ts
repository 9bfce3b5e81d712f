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
import type { CardsView, DiceView, GameInfo } from "../protocol";
import type { TableProps } from "./props";

type AnyTable = Component<TableProps<DiceView | CardsView>>;

/** The families of games: which games are of it, and their table. */
const FAMILIES = [
  { has: (game: GameInfo) => game.sheet !== null, load: () => import("../dice/DiceTable.svelte") },
  { has: (game: GameInfo) => game.cards.length > 0, load: () => import("../cards/CardsTable.svelte") },
];

/** The table of a game. */
export async function tableOf(game: GameInfo): Promise<AnyTable> {
  const family = FAMILIES.find(({ has }) => has(game))!;
  return (await family.load()).default as AnyTable;
}
