// A rating for display.
import { say } from "../lib/words";

/** `1612 ± 92`, without a thousands separator. */
export function inWords({ rating, deviation }: { rating: number; deviation: number }): string {
  return say("page-rating", { rating: rating.toFixed(0), deviation: deviation.toFixed(0) });
}
