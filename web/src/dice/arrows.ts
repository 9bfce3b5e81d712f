// Keyboard navigation in a drawing. Arrows lead to the nearest cell in their direction, Home and End to the ends of a row,
// with Ctrl to the ends of the whole grid.

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const ENDS: Record<string, 0 | -1> = { Home: 0, End: -1 };
const ASIDE = 2.5; // the weight of sideways distance

export function moveByKey(event: KeyboardEvent, within: Element, selector: string): void {
  const here = (event.target as Element).closest(selector);
  const [way, end] = [WAYS[event.key], ENDS[event.key]];
  if (!here || (!way && end === undefined)) return;
  event.preventDefault();
  event.stopPropagation(); // the page around it may also use the arrow keys
  const next = way
    ? nearest(here, within, selector, way)
    : cellsAround(event, here, within, selector).at(end!);
  (next as HTMLElement | undefined)?.focus({ preventScroll: true });
}

function nearest(here: Element, within: Element, selector: string, way: [number, number]) {
  const [x, y] = middle(here);
  let best: { far: number; element: Element } | undefined;
  for (const element of within.querySelectorAll(selector)) {
    const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const far = ahead + ASIDE * Math.abs(dx * way[1] + dy * way[0]);
    if (element !== here && ahead > 4 && (!best || far < best.far)) best = { far, element };
  }
  return best?.element;
}

/** All cells of the same row, or of the same grid. */
function cellsAround(event: KeyboardEvent, here: Element, within: Element, selector: string): Element[] {
  const around = here.closest(event.ctrlKey ? "[role=grid]" : "[role=row]") ?? within;
  return [...around.querySelectorAll(selector)];
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
