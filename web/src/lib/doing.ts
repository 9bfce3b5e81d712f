// Run something that may fail, and report the outcome as a notice.
import { wordsOf } from "./api";
import { notices } from "./notices.svelte";
import { say } from "./words";

/** Run it and return whether it worked. A failure is shown as a notice. */
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

/** The error as text. Browsers report a cancelled passkey prompt as a DOMException. */
function told(trouble: unknown): string {
  const name = trouble instanceof DOMException ? trouble.name : "";
  if (name === "InvalidStateError") return say("page-passkey-here");
  return name ? say("page-passkey-cancelled") : wordsOf(trouble);
}
