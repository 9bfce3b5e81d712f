// The positions of a face's pips in a 3×3 grid, row by row.
const PLACES = ["", "e", "ai", "aei", "acgi", "acegi", "acdfgi"];

/** Columns and rows of the pips of a face, counted from 0. */
export function pips(face: number): { column: number; row: number }[] {
  return [...(PLACES[face] ?? "")].map((place) => {
    const n = "abcdefghi".indexOf(place);
    return { column: n % 3, row: Math.floor(n / 3) };
  });
}
