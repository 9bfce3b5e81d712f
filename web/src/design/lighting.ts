// Rings around the buttons, dice and cards of a step. What to ring follows from the table's own options. Cells are ringed by
// the sheet (`hinted`).
import type { CardsOptionView, DiceOptionView } from "../protocol";

/** Where on the table an option is chosen, apart from cells. */
export function placesOf(option: DiceOptionView | CardsOptionView): string[] {
  const act = `[data-act="${option.text}"]`;
  if ("cards" in option) return [act, ...option.cards.map((face) => `[data-card="${face}"]`)];
  return [act, ...(option.die ? [`[data-die="${option.die}"]`] : [])];
}

/** The keys of the cells that options mark. */
export function cellsOf(options: readonly (DiceOptionView | CardsOptionView)[]): ReadonlySet<string> {
  return new Set(
    options.flatMap((option) => ("area" in option && option.area ? [`${option.area} ${option.cell}`] : [])),
  );
}

/** Ring these places, now and after each redraw, and scroll to a ring if none is in view. Returns a function that stops it. */
export function light(root: Element, places: readonly string[]): () => void {
  let isSought = true; // until one of them is there
  let ringed = new Set<Element>();
  const look = () => {
    ringed = ring(root, places, ringed);
    const lit = [...root.querySelectorAll("[data-lit]:not([data-die])")]; // dice are always seen
    if (isSought) reveal(root, lit);
    isSought &&= !lit.length;
  };
  const watcher = new MutationObserver(look);
  watcher.observe(root, { childList: true, subtree: true });
  look();
  return () => {
    watcher.disconnect();
    ring(root, [], ringed);
  };
}

function ring(root: Element, places: readonly string[], before: Set<Element>): Set<Element> {
  const wanted = new Set(places.flatMap((place, n) => found(root, place, places.slice(0, n))));
  for (const old of before) if (!wanted.has(old)) old.removeAttribute("data-lit");
  for (const one of wanted) one.setAttribute("data-lit", "");
  return wanted;
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
