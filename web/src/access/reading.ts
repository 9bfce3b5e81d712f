// Where screen readers and keyboards start on a new page: at its heading.
import { route } from "../lib/route.svelte";

/** After a link within the site, focus the heading: the focused element went away with the previous page. */
export function readFromHere(title: HTMLElement): void {
  if (route.hasChanged && document.activeElement === document.body) title.focus({ preventScroll: true });
}
