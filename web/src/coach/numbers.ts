// Values for display: points, or win chances in percent.
import { number } from "../lib/words";

export type Unit = "points" | "chances";

const DIGITS = { points: 1, chances: 0 };

/** `187.3`, or `42 %`. */
export function worthOf(value: number, unit: Unit): string {
  const digits = DIGITS[unit];
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return unit === "points" ? number(value, style) : number(value / 100, { ...style, style: "percent" });
}

/** A signed difference: `+2.4`, `−3.1`; no sign if it rounds to zero. */
export function difference(value: number, unit: Unit): string {
  const isSeen = Math.round(Math.abs(value) * 10 ** DIGITS[unit]) > 0;
  return `${isSeen && value > 0 ? "+" : ""}${worthOf(isSeen ? value : 0, unit)}`;
}

/** The bar length of an option: full for the best, a stub for the worst. */
export function barOf(value: number, values: readonly number[]): number {
  const [best, worst] = [Math.max(...values), Math.min(...values)];
  return best === worst ? 1 : 0.08 + (0.92 * (value - worst)) / (best - worst);
}
