// The verdicts of a review at a step: on the coming choice or the one just made, and on the roll before.
import type { Review, ReviewedMoment } from "../protocol";

export type Mark = ReviewedMoment["mark"];

const MISTAKES: readonly Mark[] = ["?!", "?", "??"];

export interface Said {
  choice: ReviewedMoment | null;
  luck: ReviewedMoment | null;
}

/** The verdicts after `step` steps. A forced choice has none, nor has what others do in Dobro. */
export function saidAt(review: Review, step: number): Said {
  const [past, coming] = [step - 1, step].map((at) => review.moments.find((moment) => moment.step === at));
  const choice = [coming, past].find((moment) => moment?.kind === "choice" && moment.options.length > 1);
  return { choice: choice ?? null, luck: past?.kind === "luck" && past.luck ? past : null };
}

export function isMistake(moment: ReviewedMoment): boolean {
  return MISTAKES.includes(moment.mark);
}

/** All moments with a mark, in the order of the game. */
export function marked(review: Review): ReviewedMoment[] {
  return review.moments.filter((moment) => moment.mark);
}

/** The next mistake after a step; after the last one, the first. */
export function nextMistake(review: Review, step: number): number | null {
  const steps = review.moments.filter(isMistake).map((moment) => moment.step);
  return steps.find((other) => other > step) ?? steps[0] ?? null;
}

/** The last mistake before a step; before the first one, the last. */
export function previousMistake(review: Review, step: number): number | null {
  const steps = review.moments.filter(isMistake).map((moment) => moment.step);
  return steps.findLast((other) => other < step) ?? steps.at(-1) ?? null;
}

/** The option that was played. */
export function taken(moment: ReviewedMoment): string {
  return moment.options[moment.chosen]?.text ?? "";
}
