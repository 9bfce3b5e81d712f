// Glowing cells that are covered or far down help nobody: bring the first of them to the middle.

export function showOne(cells: readonly Element[], table: Element): void {
  const top = table.querySelector(".dice")?.getBoundingClientRect().bottom ?? 0;
  const bottom = table.querySelector(".foot")?.getBoundingClientRect().top ?? innerHeight;
  const isSeen = (cell: Element) => {
    const box = cell.getBoundingClientRect();
    return (
      box.top >= Math.min(top, innerHeight / 2) - 4 &&
      box.bottom <= innerHeight &&
      box.bottom <= bottomOf(bottom)
    );
  };
  if (cells.length && !cells.some(isSeen)) cells[0]!.scrollIntoView({ block: "center", behavior: "smooth" });
}

/** Beside the sheet, on a wide screen, the dock covers nothing. */
function bottomOf(dock: number): number {
  return matchMedia("(min-width: 64rem)").matches ? innerHeight : dock;
}

/** A keyboard whose button has gone goes on with what is asked now. */
export function keepFocus(table: Element): void {
  if (document.activeElement && table.contains(document.activeElement)) return;
  const next = [".go", "[data-die].legal", "[data-cell].legal", ".other"];
  const found = next.map((selector) => table.querySelector<HTMLElement>(`${selector}:not(:disabled)`));
  found.find(Boolean)?.focus({ preventScroll: true });
}

export function focusCell(table: Element, key: string): void {
  table.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true });
}
