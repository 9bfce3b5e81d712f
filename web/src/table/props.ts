// What a game's table is given, and what it may ask for. It knows no rules: the view says what is legal.
import type { AskHint } from "../coach/hinting.svelte";
import type {
  CardsView,
  DiceView,
  Done,
  EventInfo,
  GameInfo,
  Reason,
  Refused,
  SeatInfo,
  TableInfo,
} from "../protocol";

export type AnyView = DiceView | CardsView;
export type Answer = Done | Refused;

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

export interface TableProps<View> {
  game: GameInfo;
  table: TableInfo;
  view: View;
  seats: SeatInfo[];
  events: EventInfo[];
  canUndo: boolean;
  /** A command is under way: nothing may be asked for until it is answered. */
  busy: boolean;
  /** A spectator, or a replay: there is nothing to do. */
  watching: boolean;
  /** A moment of a game that was played long ago: nobody thinks about it now. */
  isPast?: boolean;
  /** The keys of the cells that a lesson or a coach points out. */
  hinted?: ReadonlySet<string>;
  deeds: Deeds;
  /** What was typed of real dice and can still be put right, the latest last. */
  typed?: string[];
  /** Who shares this phone: their seats, and how to hand it over. */
  shared?: { seats: number[]; hand: (seat: number) => void } | null;
}
