// Do something that may fail, and say in words how it went.
import { wordsOf } from "./api";
import { notices } from "./notices.svelte";
import { say } from "./words";

/** Whether it worked; whatever went wrong is told as a notice. */
export async function tried(deed: () => Promise<unknown>, success = ""): Promise<boolean> {
  try {
    await deed();
    notices.settle();
    if (success) notices.tell(success);
    return true;
  } catch (trouble) {
    notices.refuse(() => told(trouble));
    return false;
  }
}

/** The browser has its own ways to say that somebody changed their mind. */
function told(trouble: unknown): string {
  const name = trouble instanceof DOMException ? trouble.name : "";
  if (name === "InvalidStateError") return say("page-passkey-here");
  return name ? say("page-passkey-cancelled") : wordsOf(trouble);
}
