// Keys that mean something wherever the focus is: on the whole page, unless they are meant for something else.
import { settings } from "../lib/settings.svelte";

const FIELDS = "input:not([type=radio]), textarea, select";

/** Whether a key is left for the page: nobody writes, nothing lies over it, and it is no shortcut of the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  const isOther = event.ctrlKey || event.metaKey || event.altKey;
  return !isOther && !(event.target as Element).closest(FIELDS) && !document.querySelector("dialog[open]");
}

/** Whether this letter or sign does something by itself, which people can switch off. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && settings.singleKeys && isForPage(event);
}
