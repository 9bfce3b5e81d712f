// Whether the server has a newer page than this one. It is offered, and never taken by itself: somebody may be in a move.
import { notices } from "./notices.svelte";
import { say } from "./words";
import { renew } from "./worker";

const PATIENCE_MS = 10 * 60_000;

const entry = document.querySelector<HTMLScriptElement>("script[type=module]:not([async])")?.src ?? "";
let lookedAt = Date.now();

/** Whether the server has another page than this one; no, as long as nobody answers. */
export async function isOld(): Promise<boolean> {
  const page = await fetch("/", { cache: "no-cache" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  return page !== "" && !page.includes(new URL(entry).pathname);
}

/** Ask now, as the server has been away: it may have been updated. */
export async function lookForNewer(): Promise<void> {
  lookedAt = Date.now();
  if (await isOld()) offer();
}

function offer(): void {
  notices.offer(() => say("shell-new-version"), { words: () => say("page-reload"), run: reload });
}

/** Load the newest page. */
export async function reload(): Promise<void> {
  await renew();
  location.reload();
}

/** Whoever comes back to a page after a while may find it old. */
function looked(): void {
  const isDue = Date.now() - lookedAt > PATIENCE_MS;
  if (isDue && document.visibilityState === "visible") void lookForNewer();
}

if (import.meta.env.PROD) document.addEventListener("visibilitychange", looked);
