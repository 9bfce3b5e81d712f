// Glowing cells that are covered or far down help nobody: bring the first of them to the middle.

export function showOne(cells: readonly Element[], table: Element): void {
  const [paper, dice, dock] = [".paper", ".dice", ".foot"].map((part) =>
    table.querySelector(part)?.getBoundingClientRect(),
  );
  if (!cells.length || !paper || !dice || !dock) return;
  const isBeside = dock.left >= paper.right; // on a wide screen dice and dock cover nothing
  const top = isBeside ? 0 : Math.max(0, dice.bottom);
  const bottom = isBeside ? innerHeight : dock.top;
  const isSeen = (box: DOMRect) => box.top >= top - 4 && box.bottom <= bottom + 4;
  if (cells.some((cell) => isSeen(cell.getBoundingClientRect()))) return;
  cells[0]!.scrollIntoView({ block: "center" });
}

/** A keyboard whose button has gone goes on with what is asked now. */
export function keepFocus(table: Element): void {
  const now = document.activeElement;
  if (now && table.contains(now) && !now.matches(":disabled")) return;
  const next = [".go", "[data-die].legal", "[data-cell].legal", ".other"];
  const found = next.map((selector) => table.querySelector<HTMLElement>(`${selector}:not(:disabled)`));
  found.find(Boolean)?.focus({ preventScroll: true });
}

export function focusCell(table: Element, key: string): void {
  table.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true });
}
