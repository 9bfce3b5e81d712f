// Where a page begins, for those who listen or use keys: its heading.
import { route } from "../lib/route.svelte";

/** Whoever came by a link within the site begins to read here; what had the focus went away with the other page. */
export function readFromHere(title: HTMLElement): void {
  if (route.hasChanged && document.activeElement === document.body) title.focus({ preventScroll: true });
}
