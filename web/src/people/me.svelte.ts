// Your identity on the server: a guest, or a person with passkeys. All requests about your own data go through here.
import { ask, myScores, Refusal, send } from "../lib/api";
import { turnNotice } from "../turns/notice.svelte";
import { settings } from "../lib/settings.svelte";
import { forgetAll, held, hold } from "../lib/seatbook";
import type { BlockInfo, Board, GamesOfMine, Me, NameWish, ScoresOfMine } from "../protocol";
import { make, show } from "./passkeys";

type Json = Record<string, unknown>;
const NO_GAMES: GamesOfMine = { games: [], next: null };

class Myself {
  info = $state.raw<Me | null>(null);
  scores = $state.raw<ScoresOfMine[]>([]);
  /** Your latest games. */
  latest = $state.raw(NO_GAMES);

  async load(): Promise<void> {
    this.info = await ask<Me>("/api/me");
  }

  /** Load everything at once, because late parts would push down the rest. Results of games may be missing. */
  async loadAll(): Promise<void> {
    const played = [myScores().catch(() => []), this.games().catch(() => NO_GAMES)] as const;
    [this.info, this.scores, this.latest] = await Promise.all([ask<Me>("/api/me"), ...played]);
  }

  /** Change the name: here, and for a signed-in person on all devices. */
  async rename(name: string): Promise<void> {
    const isPerson = this.info?.signed_in;
    settings.name = isPerson ? (await send<NameWish>("PUT", "/me/name", { name })).name : name.trim();
    if (isPerson) await this.load();
  }

  /** Create a passkey on this device: the first one turns a guest into a person. */
  async keep(): Promise<void> {
    const wish = { name: settings.calledName };
    const options = await this.#proved(() => send<Json>("POST", "/me/passkeys/options", wish));
    await send("POST", "/me/passkeys", { credential: await make(options) });
    await this.load();
  }

  async signIn(): Promise<void> {
    const options = await send<Json>("POST", "/sessions/options");
    await send("POST", "/sessions", { credential: await show(options) });
    await this.loadAll();
    settings.name = this.info?.name || settings.name;
    await turnNotice.renew();
    await this.#takeGamesAlong();
  }

  /** Add open tables from other devices to this browser, so that the first page lists them. */
  async #takeGamesAlong(): Promise<void> {
    for (const game of [...this.latest.games].reverse()) {
      const isNew = game.state !== "over" && held(game.table).seat === null;
      if (isNew) hold(game.table, { seat: game.seat, game: game.game });
    }
  }

  /** Run a request that changes how you sign in: if the last proof is too old, show a passkey again. */
  async #proved<T>(deed: () => Promise<T>): Promise<T> {
    try {
      return await deed();
    } catch (trouble) {
      if (!(trouble instanceof Refusal && trouble.code === "passkey-again")) throw trouble;
      const options = await send<Json>("POST", "/sessions/here/options");
      await send("POST", "/sessions/here", { credential: await show(options) });
      return deed();
    }
  }

  async removePasskey(id: string): Promise<void> {
    await this.#proved(() => send("DELETE", `/me/passkeys/${id}`));
    await this.load();
  }

  /** Sign out another browser. */
  async endSession(id: string): Promise<void> {
    await this.#proved(() => send("DELETE", `/sessions/${id}`));
    await this.load();
  }

  async signOut(where: "here" | "everywhere"): Promise<void> {
    if (where === "here") await send("DELETE", "/sessions/here");
    else await this.#proved(() => send("DELETE", "/sessions"));
    forgetAll();
    await turnNotice.renew(); // the subscription belongs to a guest now
    await this.loadAll();
  }

  games(before: string | null = null): Promise<GamesOfMine> {
    return ask<GamesOfMine>(`/api/me/games${before ? `?before=${before}` : ""}`);
  }

  board(game: string, players: number): Promise<Board> {
    return ask<Board>(`/api/ratings/${game}/${players}`);
  }

  block(table: string, seat: number): Promise<BlockInfo> {
    return send<BlockInfo>("POST", "/me/blocks", { table, seat });
  }

  async unblock(id: string): Promise<void> {
    await send("DELETE", `/me/blocks/${id}`);
    await this.load();
  }

  /** Erase everything: a person shows a passkey again. */
  async erase(): Promise<void> {
    if (this.info?.signed_in) {
      const options = await send<Json>("POST", "/me/erase/options");
      await send("POST", "/me/erase", { credential: await show(options) });
    } else {
      await send("POST", "/me/erase", { confirm: "erase" });
    }
    forgetAll();
    await turnNotice.switchOff();
    await this.loadAll();
  }
}

export const myself = new Myself();
