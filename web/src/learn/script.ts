// A lesson is data: the dice or the deal, and the actions that answer each step. A test plays every lesson.

export interface Step {
  /** Its texts are `lesson-GAME-NAME`, and `-done` once it is answered. */
  name: string;
  /** The faces of the dice rolled before it. */
  dice?: string;
  answers: string[];
  /** The rule that the step teaches. */
  rule: string;
}

export interface Script {
  game: string;
  seats: string[];
  dealer: { kind: string; seed?: number };
  steps: Step[];
}

const FILES = import.meta.glob<Script>("./lessons/*.json", { import: "default" });

/** The lesson of a game; null if there is none. */
export async function scriptOf(game: string): Promise<Script | null> {
  return (await FILES[`./lessons/${game}.json`]?.()) ?? null;
}
