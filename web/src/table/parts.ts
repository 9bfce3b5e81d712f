// The games' own tables, loaded when they are needed.
import type { Component } from "svelte";
import "../access/Spoken.svelte"; // part of all of them, or of more than them: it comes with the page
import "../cards/telling";
import "../coach/Hint.svelte";
import "../coach/HintButton.svelte";
import "../coach/hinting.svelte";
import "./Meanwhile.svelte";
import "./meanwhile";

type Loader = () => Promise<unknown>;

const FILES: Record<string, Loader> = import.meta.glob([
  "../dice/DiceTable.svelte",
  "../cards/CardsTable.svelte",
  "../ending/Ending.svelte",
]);

/** A component by its path, or null if there is none. */
export async function part<Props extends Record<string, unknown>>(
  path: string,
): Promise<Component<Props> | null> {
  const loaded = (await FILES[path]?.()) as { default: Component<Props> } | undefined;
  return loaded?.default ?? null;
}
