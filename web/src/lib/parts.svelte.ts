// Parts of the page that are loaded when they are needed, and what becomes of those that do not come: browsers
// remember a failed part, so only the page loaded anew gets it. A part that is loaded ahead may fail in silence.
import { isOld } from "./version";

class Lack {
  /** What is missing: nothing, a part that did not come, or one that the server's newer page does not have. */
  what = $state<"nothing" | "part" | "version">("nothing");
}

export const lack = new Lack();

/** A part without which this page cannot go on. */
export async function needed<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch {
    lack.what = (await isOld()) ? "version" : "part";
    return new Promise(() => {}); // what waits for it is no longer shown
  }
}

/** A part that will be needed later. */
export function ahead(part: Promise<unknown>): void {
  part.catch(() => {});
}
