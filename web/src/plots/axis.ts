// Positions of labels and values on an axis of points.

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const PARTS = 12;
const HALVES = [5, 10, 20, 30, 40, 50, 100, 150, 200, 300];
const LEAST = 10; // points from end to end, however close the values are
const LETTER = 8; // px of a letter in a label, on average
const SPACE = 8; // between two labels
const OFFSET = 5; // between a mark's line and its label
const CLEAR = 4; // between another mark's line and a label

/** The ends of an axis: round numbers around all values. */
export function range(values: number[]): { low: number; high: number } {
  const least = Math.min(...values);
  const most = Math.max(least + LEAST, ...values);
  const step = STEPS.find((one) => (most - least) / one <= PARTS) ?? 200;
  const low = Math.floor(least / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(most / step) * step) };
}

/** The ends of a scale with a labelled middle: all three are round numbers. */
export function scale(values: number[]): { low: number; high: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ends = HALVES.map((half) => {
    const grain = half < 20 ? 5 : half < 100 ? 10 : 50;
    const low = Math.floor(least / grain) * grain;
    return { low, high: low + 2 * half };
  });
  return ends.find(({ high }) => high >= most) ?? range(values);
}

interface Flag {
  /** The position of its mark. */
  x: number;
  /** The ends of its label. */
  from: number;
  to: number;
}

/** Place the labels under an axis in rows, each as a flag to the right or left of its mark. No flag covers another one,
 * or the line down to another one. Of all combinations, take the one with the fewest rows inside the plot. There is
 * always one: with all flags to the left, each only has to be below those before it. */
export function flagsOf<M extends { at: number; label: string }>(
  marks: readonly M[],
  x: (value: number) => number,
  width: number,
): (M & { row: number; isLeft: boolean })[] {
  const inOrder = [...marks].sort((a, b) => a.at - b.at);
  const ways = Array.from({ length: 2 ** marks.length }, (_, way) => {
    const isLeft = inOrder.map((_, n) => Boolean((way >> n) & 1));
    const flags = inOrder.map(({ at, label }, n) => flag(x(at), label.length * LETTER, isLeft[n]!));
    const rows = rowsOf(flags);
    const outside = flags.filter(({ from, to }) => from < 0 || to > width).length;
    return rows ? [{ isLeft, rows, cost: Math.max(0, ...rows) + marks.length * outside }] : [];
  }).flat();
  const best = ways.reduce((one, other) => (other.cost < one.cost ? other : one));
  return inOrder.map((mark, n) => ({ ...mark, row: best.rows[n]!, isLeft: best.isLeft[n]! }));
}

function flag(x: number, wide: number, isLeft: boolean): Flag {
  return isLeft
    ? { x, from: x - OFFSET - wide, to: x - OFFSET }
    : { x, from: x + OFFSET, to: x + OFFSET + wide };
}

/** The row of each flag, below all whose lines it would cover; null if two push each other down endlessly. */
function rowsOf(flags: readonly Flag[]): number[] | null {
  const rows = flags.map(() => 0);
  const isInTheWay = (n: number, k: number) =>
    crosses(flags[n]!, flags[k]!)
      ? rows[n]! <= rows[k]!
      : n > k && meets(flags[n]!, flags[k]!) && rows[n] === rows[k];
  while (rows.every((row) => row < flags.length)) {
    const before = rows.join();
    for (const n of flags.keys())
      for (const k of flags.keys()) if (n !== k && isInTheWay(n, k)) rows[n] = rows[k]! + 1;
    if (rows.join() === before) return rows;
  }
  return null;
}

function crosses({ from, to }: Flag, { x }: Flag): boolean {
  return from - CLEAR < x && x < to + CLEAR;
}

function meets(one: Flag, other: Flag): boolean {
  return one.from - SPACE < other.to && other.from - SPACE < one.to;
}
