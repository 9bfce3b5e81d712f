// Page-wide shortcuts, which work wherever the focus is.
import { settings } from "../lib/settings.svelte";

const FIELDS = "input:not([type=radio]), textarea, select";

/** Whether the page may handle a key: no text field has the focus, no dialog is open, no modifier is pressed. */
export function isForPage(event: KeyboardEvent): boolean {
  const isOther = event.ctrlKey || event.metaKey || event.altKey;
  return !isOther && !(event.target as Element).closest(FIELDS) && !document.querySelector("dialog[open]");
}

/** Whether this single-character shortcut was pressed. People can switch these off. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && settings.singleKeys && isForPage(event);
}
