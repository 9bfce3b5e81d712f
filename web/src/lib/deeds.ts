// The intents at a table. Nothing here knows the rules: the server decides which actions are legal.
import type { HintInfo, Reason } from "../protocol";
import type { Answer } from "./line";

export type AskHint = (grade: number) => Promise<HintInfo | null>;

/** Each returns the server's answer. The page around the table shows refusals. */
export interface Deeds {
  play(text: string): Promise<Answer>;
  roll(text?: string): Promise<Answer>;
  /** Correct typed dice; missing in a replay. */
  correct?(text: string): Promise<Answer>;
  undo(): Promise<Answer>;
  why(text: string): Promise<Reason>;
  /** Ask the coach, if there is one. */
  hint?: AskHint | undefined;
}

const never = async () => ({ type: "refused", id: "", code: "game-over", rule: "", params: {} }) as const;

/** For finished matches and replays, where no action is possible. */
export const NO_DEEDS: Deeds = {
  play: never,
  roll: never,
  undo: never,
  why: async () => ({ type: "reason", id: "", code: "", rule: "", params: {} }),
};
