// A table to look at and, where one may, to play at. It knows no rules: the view says what is legal.
import type { Deeds } from "../lib/deeds";
import type { CardsView, DiceView, EventInfo, GameInfo, SeatInfo, TableInfo } from "../protocol";

export type AnyView = DiceView | CardsView;

/** What is shown of a table: one's own, a replay's, a lesson's or one to practise at. */
export interface AtTable<View extends AnyView = AnyView> {
  readonly game: GameInfo;
  readonly info: TableInfo;
  readonly view: View;
  readonly seats: SeatInfo[];
  readonly events: EventInfo[];
  readonly deeds: Deeds;
  readonly canUndo: boolean;
  /** A command is under way: nothing may be asked for until it is answered. */
  readonly busy: boolean;
  /** There is nothing to do: somebody only looks, or the game is over. */
  readonly watching: boolean;
  /** A moment of a game that was played long ago: nobody thinks about it now. */
  readonly isPast?: boolean;
  /** The keys of the cells that a lesson or a coach points out. */
  readonly hinted?: ReadonlySet<string>;
  /** What was typed of real dice and can still be put right, the latest last. */
  readonly typed?: string[];
  /** Who shares this phone: their seats, and how to hand it over. */
  readonly shared?: { seats: number[]; hand: (seat: number) => void } | null;
}
