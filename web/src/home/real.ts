// How people set up a table with real dice the last time.
import { GAMES } from "../lib/games";
import { keep, recall } from "../lib/storage";
import { say } from "../lib/words";
import { HERE, ME, OPEN, start } from "../lib/starting";

const KEY = "silvertray.real";
export const MOST = 4;

export interface RealSetup {
  game: string;
  players: number;
  /** Whether everybody plays on this phone, or has one. */
  phones: "each" | "one";
  /** Of everybody but us, if they share this phone. */
  names: string[];
}

/** The last setup, or what suits most. */
export function lastSetup(): RealSetup {
  const names = Array.from({ length: MOST - 1 }, (_, other) =>
    say("page-real-player", { number: other + 2 }),
  );
  return { game: "clever", players: 2, phones: "each", names, ...recall<Partial<RealSetup>>(KEY, {}) };
}

/** The games that are played with dice, which people may have at home. */
export const DICE_GAMES = GAMES.filter((game) => game.sheet !== null);

/** Put up the table and go there. */
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
