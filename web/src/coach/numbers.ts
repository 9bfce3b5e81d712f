// Values as people read them: points, or chances to win in percent.
import { tongue } from "../lib/words";

export type Unit = "points" | "chances";

/** `187.3`, or `42 %`. */
export function worthOf(value: number, unit: Unit): string {
  const percent = { style: "percent", maximumFractionDigits: 0 } as const;
  const points = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  const isPoints = unit === "points";
  return new Intl.NumberFormat(tongue(), isPoints ? points : percent).format(isPoints ? value : value / 100);
}

/** The same with its sign, as a difference: `+2.4`, `−3.1`. */
export function difference(value: number, unit: Unit): string {
  const sign = value > 0.04 ? "+" : value < -0.04 ? "−" : "±";
  return `${sign}${worthOf(Math.abs(value), unit)}`;
}

/** How long the bar of an option is: the whole for the best, and a stub for the worst. */
export function barOf(value: number, values: readonly number[]): number {
  const [best, worst] = [Math.max(...values), Math.min(...values)];
  return best === worst ? 1 : 0.08 + (0.92 * (value - worst)) / (best - worst);
}
