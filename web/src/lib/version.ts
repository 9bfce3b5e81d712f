// Whether the server has a newer page. Reloading is only offered, because the player may be in the middle of a move.
import { notices } from "./notices.svelte";
import { say } from "./words";
import { renew } from "./worker";

const PATIENCE_MS = 10 * 60_000;

const entry = document.querySelector<HTMLScriptElement>("script[type=module]:not([async])")?.src ?? "";
let lookedAt = Date.now();

/** Whether the server has a different page; false if it doesn't answer. */
export async function isOld(): Promise<boolean> {
  const page = await fetch("/", { cache: "no-cache" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  return page !== "" && !page.includes(new URL(entry).pathname);
}

/** Check now: the server was unreachable, so it may have been updated. */
export async function lookForNewer(): Promise<void> {
  lookedAt = Date.now();
  if (await isOld()) offer();
}

function offer(): void {
  notices.offer(() => say("shell-new-version"), { words: () => say("page-reload"), run: reload });
}

/** Reload to the newest page. */
export async function reload(): Promise<void> {
  await renew();
  location.reload();
}

/** Check again when a page becomes visible after a while. */
function looked(): void {
  const isDue = Date.now() - lookedAt > PATIENCE_MS;
  if (isDue && document.visibilityState === "visible") void lookForNewer();
}

if (import.meta.env.PROD) document.addEventListener("visibilitychange", looked);
