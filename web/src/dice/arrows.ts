// Arrow keys on something drawn: on to the nearest cell in that direction.

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const ASIDE = 2.5; // a step aside counts so much more than a step ahead

export function moveByArrow(event: KeyboardEvent, within: Element, selector: string): void {
  const way = WAYS[event.key];
  const here = (event.target as Element).closest(selector);
  if (!way || !here) return;
  event.preventDefault();
  const [x, y] = middle(here);
  let best: { far: number; element: Element } | null = null;
  for (const element of within.querySelectorAll(selector)) {
    const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const far = ahead + ASIDE * Math.abs(dx * way[1] + dy * way[0]);
    if (element !== here && ahead > 4 && (!best || far < best.far)) best = { far, element };
  }
  (best?.element as HTMLElement | undefined)?.focus();
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
