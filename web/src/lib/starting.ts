// Start a match: make the table, store the seat, go there.
import { newPromise, newTable } from "./api";
import { bring } from "./arrival";
import { oneOf } from "./chance";
import { gameOf } from "./games";
import { pathOf } from "./links";
import { route } from "./route.svelte";
import { hold } from "./seatbook";
import { settings, type Setup } from "./settings.svelte";
import { say } from "./words";
import type { GameInfo, TableWish } from "../protocol";

export const ME = "me";
export const OPEN = "open";
export const HERE = "here"; // a player on the same phone
export const USUAL_DRAW_TIME = 3; // seconds to draw, where a draw can be forgotten
const PARTY = 4; // default number of seats where a game needs opponents

/** Seats for playing at once: solo if the game allows it, otherwise against bots. */
function seatsForNow(game: GameInfo): string[] {
  if (game.least === 1) return [ME];
  return [ME, ...Array<string>(Math.min(game.most, PARTY) - 1).fill(game.usual_bot)];
}

/** Seats for playing with friends. */
export function seatsForFriends(game: GameInfo): string[] {
  const seats = game.least === 1 ? 2 : PARTY;
  return [ME, ...Array<string>(Math.min(game.most, seats) - 1).fill(OPEN)];
}

/** A random nonce to mix into verifiable dice, as a default. */
export function someWord(): string {
  const words = say("page-name-lasts").split(",");
  return `${oneOf(words).trim()} ${oneOf(words).trim()} ${crypto.getRandomValues(new Uint32Array(1))[0]!}`;
}

/** Start a match with one tap. */
export async function playNow(slug: string): Promise<void> {
  await start(slug, { seats: seatsForNow(gameOf(slug)), options: {}, dealer: "entropy" }, NO_CHANCE, "");
}

/** What a dealer needs: a seed, or the server's commitment. */
export interface Chance {
  seed: number | null;
  commitment: string | null;
}
const NO_CHANCE: Chance = { seed: null, commitment: null };

/** Make a table and go there. */
export async function start(game: string, setup: Setup, chance: Chance, word: string): Promise<void> {
  const made = await newTable({
    game,
    seats: setup.seats as TableWish["seats"],
    options: setup.options,
    dealer: {
      kind: setup.dealer,
      seed: setup.dealer === "seed" ? chance.seed : null,
      commitment: setup.dealer === "commit" ? (chance.commitment ?? (await newPromise())) : null,
    },
    pace: settings.pace,
    clock: setup.clock ?? 0,
    draw_seconds: setup.drawTime ?? USUAL_DRAW_TIME,
    name: settings.calledName,
    names: (setup.names ?? []) as TableWish["names"],
    word: setup.dealer === "commit" ? word : "",
    listed: setup.listed === true && setup.seats.includes(OPEN),
    hints: setup.hints !== false,
  });
  bring(made.news);
  hold(made.table, { token: made.token, seat: made.seat, invite: made.invite, here: made.here, game });
  const invite = setup.seats.includes(OPEN) ? made.invite : null; // so the URL can be shared
  route.go(pathOf({ table: made.table, invite, token: null }));
}
