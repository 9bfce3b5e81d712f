// What may be asked for at a table. Nothing here knows rules: the server says what is legal.
import type { HintInfo, Reason } from "../protocol";
import type { Answer } from "./line";

export type AskHint = (grade: number) => Promise<HintInfo | null>;

/** Every one is answered; a refusal is shown by the page around the table. */
export interface Deeds {
  play(text: string): Promise<Answer>;
  roll(text?: string): Promise<Answer>;
  /** Put typed dice right; a replay has none. */
  correct?(text: string): Promise<Answer>;
  undo(): Promise<Answer>;
  why(text: string): Promise<Reason>;
  /** Ask the coach; not everywhere is one. */
  hint?: AskHint | undefined;
}

const never = async () => ({ type: "refused", id: "", code: "game-over", rule: "", params: {} }) as const;

/** Where nothing can be done: at a game that is over, or one that is only looked at. */
export const NO_DEEDS: Deeds = {
  play: never,
  roll: never,
  undo: never,
  why: async () => ({ type: "reason", id: "", code: "", rule: "", params: {} }),
};
