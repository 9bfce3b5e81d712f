// From a wish to a table: put it up, hold the seat, go there.
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
export const HERE = "here"; // on the same phone
export const USUAL_DRAW_TIME = 3; // seconds for a draw that might be forgotten
const PARTY = 4; // as many as sit at a table that needs company

/** Seats for playing at once: alone where that is possible, otherwise against bots. */
function seatsForNow(game: GameInfo): string[] {
  if (game.least === 1) return [ME];
  return [ME, ...Array<string>(Math.min(game.most, PARTY) - 1).fill(game.usual_bot)];
}

/** Seats for playing with friends. */
export function seatsForFriends(game: GameInfo): string[] {
  const seats = game.least === 1 ? 2 : PARTY;
  return [ME, ...Array<string>(Math.min(game.most, seats) - 1).fill(OPEN)];
}

/** A word to mix into dice that can be verified, for whoever does not think of one. */
export function someWord(): string {
  const words = say("page-name-lasts").split(",");
  return `${oneOf(words).trim()} ${oneOf(words).trim()} ${crypto.getRandomValues(new Uint32Array(1))[0]!}`;
}

/** Play with one tap. */
export async function playNow(slug: string): Promise<void> {
  await start(slug, { seats: seatsForNow(gameOf(slug)), options: {}, dealer: "entropy" }, NO_CHANCE, "");
}

/** What goes with a dealer: a number, or the promise that was made. */
export interface Chance {
  seed: number | null;
  commitment: string | null;
}
const NO_CHANCE: Chance = { seed: null, commitment: null };

/** Put up a table and go there. */
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
  const invite = setup.seats.includes(OPEN) ? made.invite : null; // the address is then the link to give away
  route.go(pathOf({ table: made.table, invite, token: null }));
}
