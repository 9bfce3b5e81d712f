// Stepping through a match: which steps are worth a stop, which step a key or gesture leads to, and how fast.
import type { ReplayStep } from "../protocol";

export interface Walk {
  step: number;
  steps: number;
  rounds: number[];
  round: number;
  before: number;
  after: number;
}

/** How long automatic play shows each step. */
export const PAUSE_MS = { slow: 2200, normal: 1100, fast: 400 };
export type Speed = keyof typeof PAUSE_MS;

/** The interval between steps while a key or button is held. */
export const REPEAT_MS = 125;

const NOTCH_PX = 100; // of a mouse wheel
const WHEEL_UNITS_PX = [1, 40, 800]; // pixels, lines, pages
const SWIPE_PX = 40;

/** Steps worth a stop: in card games not every single card dealt. */
export function stopsOf(steps: readonly ReplayStep[], isCards: boolean): number[] {
  const all = steps.map((_, step) => step);
  return isCards ? all.filter((step) => steps[step + 1]?.event?.kind !== "chance") : all;
}

/** A walk through the steps worth a stop, and the rounds that begin at some. */
export function walkAt(step: number, steps: number, stops: number[], rounds: number[]): Walk {
  return {
    step,
    steps,
    rounds,
    round: rounds.filter((round) => round <= step).length,
    before: stops.findLast((stop) => stop < step) ?? 0,
    after: stops.find((stop) => stop > step) ?? steps,
  };
}

/** The step that a key leads to; undefined if it isn't a key for stepping. */
export function keyed(key: string, walk: Walk): number | undefined {
  if (key === "ArrowLeft" || key === "ArrowDown") return walk.before;
  if (key === "ArrowRight" || key === "ArrowUp") return walk.after;
  if (key === "PageDown") return walk.rounds.find((round) => round > walk.step) ?? walk.steps;
  if (key === "PageUp") return walk.rounds.findLast((round) => round < walk.step) ?? 0;
  if (key === "Home") return 0;
  return key === "End" ? walk.steps : undefined;
}

/** The next speed; after the last the first. */
export function nextSpeed(speed: Speed): Speed {
  const all = Object.keys(PAUSE_MS) as Speed[];
  return all[(all.indexOf(speed) + 1) % all.length]!;
}

/** Counts steps of a mouse wheel with notches, or of a touchpad without. */
export class WheelSteps {
  #rest = 0;

  /** How many steps this turn completes; negative for backwards. */
  turn(delta: number, mode = 0): number {
    const distance = delta * (WHEEL_UNITS_PX[mode] ?? 1);
    if (distance * this.#rest < 0) this.#rest = 0;
    this.#rest += distance;
    const steps = Math.trunc(this.#rest / NOTCH_PX);
    this.#rest -= steps * NOTCH_PX;
    return steps;
  }
}

/** The direction of a swipe by this distance: 1 forwards (to the left), −1 backwards, 0 none. */
export function swiped(right: number, down: number): -1 | 0 | 1 {
  if (Math.abs(right) < SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}
