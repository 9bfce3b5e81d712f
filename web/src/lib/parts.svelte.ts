// Chunks loaded on demand, and what happens when one fails. Browsers remember a failed import, so only reloading the
// page can fix it. A prefetch may fail silently.
import { isOld } from "./version";

class Lack {
  /** The failure, if any: a chunk didn't load (`part`), or the server has a newer page without it (`version`). */
  what = $state<"nothing" | "part" | "version">("nothing");
}

export const lack = new Lack();

/** Wait for a chunk that the page can't do without. If it fails, this never resolves. */
export async function needed<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch {
    lack.what = (await isOld()) ? "version" : "part";
    return new Promise(() => {}); // an error page has replaced the caller
  }
}

/** Prefetch a chunk. */
export function ahead(part: Promise<unknown>): void {
  part.catch(() => {});
}
