// Nothing that matters may be covered or far down, and no keyboard may lose its place.

const NEXT = [".go", "[data-die].legal", "[data-cell].legal", ".other", ".dock"];

/** If none of these is seen whole, bring the first of them to the middle. */
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

/** How much of the screen the page's own bar covers. */
function barHeight(): number {
  return Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
}

/** A button that is about to go lets go of the focus before anything is drawn: to remove it while it has the focus makes the
 * browser style at once all that was drawn before it. */
export function letGo(table: Element, stays: (act: string) => boolean): void {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !now.dataset.act || !table.contains(now)) return;
  if (!stays(now.dataset.act)) now.blur();
}

/** A keyboard whose button has gone goes on with what is asked now. */
export function keepFocus(table: Element): void {
  const now = document.activeElement;
  if (now && now !== document.body && !now.matches(":disabled")) return;
  goOn(table);
}

/** To what is asked now: the big button, a die, a cell, or at least the place where it will stand. */
export function goOn(table: Element): void {
  const found = NEXT.map((selector) => table.querySelector<HTMLElement>(`${selector}:not(:disabled)`));
  found.find(Boolean)?.focus({ preventScroll: true });
}

export function focusCell(table: Element, key: string): void {
  table.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true });
}
