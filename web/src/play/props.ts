// The props of a table on screen. It knows no rules: the view lists the legal actions.
import type { Deeds } from "../lib/deeds";
import type { CardsView, DiceView, EventInfo, GameInfo, SeatInfo, TableInfo } from "../protocol";

export type AnyView = DiceView | CardsView;

/** The table model that components read: of a live table, a replay, a lesson or an exercise. */
export interface AtTable<View extends AnyView = AnyView> {
  readonly game: GameInfo;
  readonly info: TableInfo;
  readonly view: View;
  readonly seats: SeatInfo[];
  readonly events: EventInfo[];
  readonly deeds: Deeds;
  readonly canUndo: boolean;
  /** A command is pending, so no other may be sent. */
  readonly busy: boolean;
  /** No actions are possible: the viewer is a spectator, or the match is over. */
  readonly watching: boolean;
  /** A position of a finished match, where no bot is thinking. */
  readonly isPast?: boolean;
  /** The keys of the cells that a lesson or a coach points out. */
  readonly hinted?: ReadonlySet<string>;
  /** Typed dice that can still be corrected, latest last. */
  readonly typed?: string[];
  /** The seats that share this phone, and a function that hands it to one of them. */
  readonly shared?: { seats: number[]; hand: (seat: number) => void } | null;
}
