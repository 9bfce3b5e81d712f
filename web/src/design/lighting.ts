// Highlights the buttons, dice and cards of a step, computed from the table's legal actions. The sheet highlights its
// cells itself (`hinted`).
import type { CardsOptionView, DiceOptionView } from "../protocol";

/** The places on the table where an option can be chosen, apart from cells. */
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

/** Highlight these places, now and after each redraw, and scroll to one if none is in view. Returns a stop function. */
export function light(root: Element, places: readonly string[]): () => void {
  let isSought = true; // until one of them exists
  let ringed = new Set<Element>();
  const look = () => {
    ringed = ring(root, places, ringed);
    const lit = [...root.querySelectorAll("[data-lit]:not([data-die])")]; // dice are always in view
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

/** The page's bars may cover the highlights: if none of them can be tapped, scroll. */
function reveal(root: Element, lit: Element[]): void {
  if (!lit.length || lit.some(isSeen)) return;
  const above = root.querySelector(".dice")?.getBoundingClientRect().bottom ?? 0;
  const bars = [...document.querySelectorAll(".foot, footer")]; // including those of a replay
  const below = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  const free = (above + below) / 2;
  const { y, height } = lit[0]!.getBoundingClientRect();
  const moved = getComputedStyle(root).overflowY === "auto" ? root : window; // next to the coach, only the table scrolls
  moved.scrollBy(0, y + height / 2 - free);
}

function isSeen(one: Element): boolean {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** All elements at a place, but of equal cards only as many as needed. */
function found(root: Element, place: string, before: readonly string[]): Element[] {
  const all = [...root.querySelectorAll(place)];
  if (!place.startsWith("[data-card")) return all;
  return all.slice(before.filter((other) => other === place).length).slice(0, 1);
}
