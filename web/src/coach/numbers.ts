// Values as people read them: points, or chances to win in percent.
import { number } from "../lib/words";

export type Unit = "points" | "chances";

const DIGITS = { points: 1, chances: 0 };

/** `187.3`, or `42 %`. */
export function worthOf(value: number, unit: Unit): string {
  const digits = DIGITS[unit];
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return unit === "points" ? number(value, style) : number(value / 100, { ...style, style: "percent" });
}

/** The same with its sign, as a difference: `+2.4`, `−3.1`; what is nothing when rounded has none. */
export function difference(value: number, unit: Unit): string {
  const isSeen = Math.round(Math.abs(value) * 10 ** DIGITS[unit]) > 0;
  return `${isSeen && value > 0 ? "+" : ""}${worthOf(isSeen ? value : 0, unit)}`;
}

/** How long the bar of an option is: the whole for the best, and a stub for the worst. */
export function barOf(value: number, values: readonly number[]): number {
  const [best, worst] = [Math.max(...values), Math.min(...values)];
  return best === worst ? 1 : 0.08 + (0.92 * (value - worst)) / (best - worst);
}
