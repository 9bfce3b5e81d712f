// The last setup of a table with real dice.
import { GAMES } from "../lib/games";
import { keep, recall } from "../lib/storage";
import { say } from "../lib/words";
import { HERE, ME, OPEN, start } from "../lib/starting";

const KEY = "silvertray.real";
export const MOST = 4;

export interface RealSetup {
  game: string;
  players: number;
  /** Whether each player has a phone, or all play on this one. */
  phones: "each" | "one";
  /** The names of the other players, if they share this phone. */
  names: string[];
}

/** The last setup, or the default. */
export function lastSetup(): RealSetup {
  const names = Array.from({ length: MOST - 1 }, (_, other) =>
    say("page-real-player", { number: other + 2 }),
  );
  return { game: "clever", players: 2, phones: "each", names, ...recall<Partial<RealSetup>>(KEY, {}) };
}

/** The dice games, whose dice people may have at home. */
export const DICE_GAMES = GAMES.filter((game) => game.kind === "dice");

/** Set up the table and open it. */
export async function startReal(setup: RealSetup): Promise<void> {
  keep(KEY, setup);
  const others = setup.players - 1;
  const isShared = setup.phones === "one";
  const seats = [ME, ...Array<string>(others).fill(isShared ? HERE : OPEN)];
  const called = setup.names.map(
    (name, other) => name.trim() || say("page-real-player", { number: other + 2 }),
  );
  const names = isShared ? called.slice(0, others) : [];
  await start(
    setup.game,
    { seats, options: {}, dealer: "table", names },
    { seed: null, commitment: null },
    "",
  );
}
