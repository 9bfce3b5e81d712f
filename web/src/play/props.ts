// What a game's table is given, and what it may ask for. It knows no rules: the view says what is legal.
import type { Deeds } from "../lib/deeds";
import type { CardsView, DiceView, EventInfo, GameInfo, SeatInfo, TableInfo } from "../protocol";

export type AnyView = DiceView | CardsView;
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
