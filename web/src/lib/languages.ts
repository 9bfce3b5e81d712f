// The languages on offer, and the choice among them.
import registry from "../../../src/silvertray/locale/languages.json";

export interface Language {
  name: string; // as its speakers call it
  also?: string[]; // languages whose speakers read it best
}

export const LANGUAGES: Record<string, Language> = registry;

/** The first preferred language that is offered, ignoring regions; otherwise English. */
export function meant(tags: readonly string[], offered = LANGUAGES): string {
  const known = new Map(
    Object.entries(offered).flatMap(([code, { also = [] }]) =>
      [code, ...also].map((tag) => [tag.toLowerCase(), code]),
    ),
  );
  for (const tag of tags.flatMap(shortened)) {
    const found = known.get(tag);
    if (found) return found;
  }
  return "en";
}

/** `sr-latn-rs`, `sr-latn`, `sr`. */
function shortened(tag: string): string[] {
  const parts = tag.toLowerCase().split("-");
  return parts.map((_, cut) => parts.slice(0, parts.length - cut).join("-"));
}
