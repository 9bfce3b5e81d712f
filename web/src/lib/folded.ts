/** A text as people type when they search: without accents, case, and what ties words together. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\u2060]/gu, "")
    .toLocaleLowerCase();
}
