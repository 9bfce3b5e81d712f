// Sharing a link: the share sheet if there is one, the clipboard, or on plain http document.execCommand.

/** Copy a text and return whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Without a secure context there is no Clipboard API, but selected text can still be copied. */
function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "unseen";
  const focused = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const copied = tryCopy();
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

function tryCopy(): boolean {
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

/** Whether this browser has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Open the share sheet. Dismissing it is not an error. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // the share sheet was dismissed
  }
}
