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

type Loader = () => Promise<unknown>;

const FILES: Record<string, Loader> = import.meta.glob([
  "../dice/DiceTable.svelte",
  "../cards/CardsTable.svelte",
]);

/** A component by its path, or null if there is none. */
export async function part<Props extends Record<string, unknown>>(
  path: string,
): Promise<Component<Props> | null> {
  const loaded = (await FILES[path]?.()) as { default: Component<Props> } | undefined;
  return loaded?.default ?? null;
}
