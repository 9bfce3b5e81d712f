// Rings round what a step is about. What to ring follows from the table's own options.
import type { CardsOptionView, DiceOptionView } from "../protocol";

/** Where on the table an option is chosen. */
export function placesOf(option: DiceOptionView | CardsOptionView): string[] {
  const act = `[data-act="${option.text}"]`;
  if ("cards" in option) return [act, ...option.cards.map((face) => `[data-card="${face}"]`)];
  const cell = option.area ? [`[data-cell="${option.area} ${option.cell}"]`] : [];
  return [act, ...cell, ...(option.die ? [`[data-die="${option.die}"]`] : [])];
}

/** Ring these places and nothing else, now and whenever the table is drawn anew; returns how to stop. */
export function light(root: Element, places: readonly string[]): () => void {
  let isSought = true; // until one of them is there
  const look = () => {
    ring(root, places);
    const lit = [...root.querySelectorAll("[data-lit]:not([data-die])")]; // dice are always seen
    if (isSought) reveal(root, lit);
    isSought &&= !lit.length;
  };
  const watcher = new MutationObserver(look);
  watcher.observe(root, { childList: true, subtree: true });
  look();
  return () => {
    watcher.disconnect();
    ring(root, []);
  };
}

function ring(root: Element, places: readonly string[]): void {
  const wanted = new Set(places.flatMap((place, n) => found(root, place, places.slice(0, n))));
  for (const old of root.querySelectorAll("[data-lit]"))
    if (!wanted.has(old)) old.removeAttribute("data-lit");
  for (const one of wanted) one.setAttribute("data-lit", "");
}

/** What the page's own bars cover is of no help: if nothing with a ring can be tapped, the page moves. */
function reveal(root: Element, lit: Element[]): void {
  if (!lit.length || lit.some(isSeen)) return;
  const above = root.querySelector(".dice")?.getBoundingClientRect().bottom ?? 0;
  const bars = [...document.querySelectorAll(".foot, footer")]; // also those below the table: a replay has its own
  const below = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  const free = (above + below) / 2;
  const { y, height } = lit[0]!.getBoundingClientRect();
  const moved = getComputedStyle(root).overflowY === "auto" ? root : window; // beside the coach the table moves alone
  moved.scrollBy(0, y + height / 2 - free);
}

function isSeen(one: Element): boolean {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** All at a place; of equal cards as many as are meant. */
function found(root: Element, place: string, before: readonly string[]): Element[] {
  const all = [...root.querySelectorAll(place)];
  if (!place.startsWith("[data-card")) return all;
  return all.slice(before.filter((other) => other === place).length).slice(0, 1);
}
