// Where one is in a game, and where a key leads from there.

export interface Walk {
  step: number;
  steps: number;
  rounds: number[];
  round: number;
  before: number;
  after: number;
}

/** A walk through the steps that are worth a stop, and the rounds that begin at some. */
export function walkAt(step: number, steps: number, stops: number[], rounds: number[]): Walk {
  return {
    step,
    steps,
    rounds,
    round: rounds.filter((round) => round <= step).length,
    before: stops.filter((stop) => stop < step).at(-1) ?? 0,
    after: stops.find((stop) => stop > step) ?? steps,
  };
}

/** The step that a key leads to; none if it is not for walking. */
export function keyed(key: string, walk: Walk): number | undefined {
  if (key === "ArrowLeft" || key === "ArrowDown") return walk.before;
  if (key === "ArrowRight" || key === "ArrowUp") return walk.after;
  if (key === "PageDown") return walk.rounds.find((round) => round > walk.step) ?? walk.steps;
  if (key === "PageUp") return walk.rounds.filter((round) => round < walk.step).at(-1) ?? 0;
  if (key === "Home") return 0;
  return key === "End" ? walk.steps : undefined;
}
