// Ways through a game: which steps are worth a stop, where a key or a gesture leads, and how fast.
import type { ReplayStep } from "../protocol";

export interface Walk {
  step: number;
  steps: number;
  rounds: number[];
  round: number;
  before: number;
  after: number;
}

/** How long each step is shown when the game plays by itself. */
export const PAUSE_MS = { slow: 2200, normal: 1100, fast: 400 };
export type Speed = keyof typeof PAUSE_MS;

/** From step to step while a key or button is held. */
export const REPEAT_MS = 125;

const NOTCH_PX = 100; // of a mouse wheel
const WHEEL_UNITS_PX = [1, 40, 800]; // pixels, lines, pages
const SWIPE_PX = 40;

/** Steps worth a stop: with cards, not every single one that is dealt. */
export function stopsOf(steps: readonly ReplayStep[], isCards: boolean): number[] {
  const all = steps.map((_, step) => step);
  return isCards ? all.filter((step) => steps[step + 1]?.event?.kind !== "chance") : all;
}

/** A walk through the steps that are worth a stop, and the rounds that begin at some. */
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

/** The step that a key leads to; none if it is not for walking. */
export function keyed(key: string, walk: Walk): number | undefined {
  if (key === "ArrowLeft" || key === "ArrowDown") return walk.before;
  if (key === "ArrowRight" || key === "ArrowUp") return walk.after;
  if (key === "PageDown") return walk.rounds.find((round) => round > walk.step) ?? walk.steps;
  if (key === "PageUp") return walk.rounds.findLast((round) => round < walk.step) ?? 0;
  if (key === "Home") return 0;
  return key === "End" ? walk.steps : undefined;
}

/** The speed after this one; after the last the first. */
export function nextSpeed(speed: Speed): Speed {
  const all = Object.keys(PAUSE_MS) as Speed[];
  return all[(all.indexOf(speed) + 1) % all.length]!;
}

/** Counts the steps that a wheel is turned, from a mouse with notches or a touchpad without. */
export class WheelSteps {
  #rest = 0;

  /** How many steps this turn completes; below zero, backwards. */
  turn(delta: number, mode = 0): number {
    const distance = delta * (WHEEL_UNITS_PX[mode] ?? 1);
    if (distance * this.#rest < 0) this.#rest = 0;
    this.#rest += distance;
    const steps = Math.trunc(this.#rest / NOTCH_PX);
    this.#rest -= steps * NOTCH_PX;
    return steps;
  }
}

/** Where a finger that moved so far leads: 1 forwards (to the left), −1 backwards, 0 nowhere. */
export function swiped(right: number, down: number): -1 | 0 | 1 {
  if (Math.abs(right) < SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}
