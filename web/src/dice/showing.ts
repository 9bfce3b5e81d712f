// Keeps legal cells in view, and the keyboard focus in place.

const NEXT = [".go", "[data-die].legal", "[data-cell].legal", ".other", ".dock"];

/** If none of these is fully visible, scroll the first one to the middle. */
export function showOne(cells: readonly Element[], table: Element): void {
  const [paper, dice, dock] = [".paper", ".dice", ".foot"].map((part) =>
    table.querySelector(part)?.getBoundingClientRect(),
  );
  if (!cells.length || !paper || !dice || !dock) return;
  const isBeside = dock.left >= paper.right; // on a wide screen dice and dock cover nothing
  const top = isBeside ? barHeight() : Math.max(0, dice.bottom);
  const bottom = isBeside ? innerHeight : dock.top;
  const isSeen = (box: DOMRect) => box.top >= top - 4 && box.bottom <= bottom + 4;
  if (cells.some((cell) => isSeen(cell.getBoundingClientRect()))) return;
  cells[0]!.scrollIntoView({ block: "center" });
}

/** The height of the page's top bar. */
function barHeight(): number {
  return Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
}

/** Blur a button that is about to be removed. Removing it while focused forces the browser to recalculate styles at
 * once. */
export function letGo(table: Element, stays: (act: string) => boolean): void {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !now.dataset.act || !table.contains(now)) return;
  if (!stays(now.dataset.act)) now.blur();
}

/** If the focused button is gone, focus the next control. */
export function keepFocus(table: Element): void {
  const now = document.activeElement;
  if (now && now !== document.body && !now.matches(":disabled")) return;
  goOn(table);
}

/** Focus the next control: the primary button, a legal die or cell, or at least the dock. */
export function goOn(table: Element): void {
  const found = NEXT.map((selector) => table.querySelector<HTMLElement>(`${selector}:not(:disabled)`));
  found.find(Boolean)?.focus({ preventScroll: true });
}

export function focusCell(table: Element, key: string): void {
  table.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true });
}
