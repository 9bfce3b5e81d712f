// The catalogue of games as of the build, written by `make page-types`. Other clients get it from /api/games.
import catalogue from "../catalogue.json";
import type { Catalogue, GameInfo } from "../protocol";
import { Refusal } from "./api";

export const { games: GAMES, phrases: PHRASES } = catalogue as unknown as Omit<Catalogue, "version">;

/** One game. Throws a Refusal if it is unknown, as in a page that is older than the server. */
export function gameOf(slug: string): GameInfo {
  const game = GAMES.find((one) => one.slug === slug);
  if (!game) throw new Refusal("no-such-page");
  return game;
}
