/** A text normalised for searching: no accents, no case, no word joiners. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\u2060]/gu, "")
    .toLocaleLowerCase();
}
