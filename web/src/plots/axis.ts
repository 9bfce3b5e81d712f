// Where things lie on an axis of points.

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const PARTS = 12;
const HALVES = [5, 10, 20, 30, 40, 50, 100, 150, 200, 300];
const LEAST = 10; // points from end to end, however near all values are
const LETTER = 8; // px of a letter in a label, on average
const SPACE = 8;

/** From where to where an axis goes: round numbers around all values. */
export function range(values: number[]): { low: number; high: number } {
  const least = Math.min(...values);
  const most = Math.max(least + LEAST, ...values);
  const step = STEPS.find((one) => (most - least) / one <= PARTS) ?? 200;
  const low = Math.floor(least / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(most / step) * step) };
}

/** From where to where a scale goes that has its middle written at it too: round numbers, all three. */
export function scale(values: number[]): { low: number; high: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ends = HALVES.map((half) => {
    const grain = half < 20 ? 5 : half < 100 ? 10 : 50;
    const low = Math.floor(least / grain) * grain;
    return { low, high: low + 2 * half };
  });
  return ends.find(({ high }) => high >= most) ?? range(values);
}

/** Labels under an axis, each in the first row in which it covers no other; `middle` keeps it inside the picture, and it is `wide`. */
export function rowsOf<M extends { at: number; label: string }>(
  marks: readonly M[],
  x: (value: number) => number,
  width: number,
): (M & { row: number; middle: number; wide: number })[] {
  const ends: number[] = [];
  const inOrder = [...marks].sort((a, b) => a.at - b.at);
  return inOrder.map((mark) => {
    const half = (mark.label.length * LETTER) / 2;
    const middle = Math.min(Math.max(x(mark.at), half), Math.max(half, width - half));
    const free = ends.findIndex((end) => end + SPACE < middle - half);
    const row = free < 0 ? ends.length : free;
    ends[row] = middle + half;
    return { ...mark, row, middle, wide: 2 * half };
  });
}
