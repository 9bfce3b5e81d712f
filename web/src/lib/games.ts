// The games as data, as they were when the page was built; `make page-types` writes them. The server has the same at
// /api/games, for others.
import catalogue from "../catalogue.json";
import type { Catalogue, GameInfo } from "../protocol";
import { Refusal } from "./api";

export const { games: GAMES, phrases: PHRASES } = catalogue as unknown as Omit<Catalogue, "version">;

/** One game; refused if there is none, as to a page that is older than the server. */
export function gameOf(slug: string): GameInfo {
  const game = GAMES.find((one) => one.slug === slug);
  if (!game) throw new Refusal("no-such-page");
  return game;
}
