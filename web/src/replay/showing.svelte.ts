// What a replay shows: a step of a game through somebody's eyes, or what the coach would have played from there.
import { untrack } from "svelte";
import { wordsOf } from "../lib/api";
import { gameOf } from "../lib/games";
import { notices } from "../lib/notices.svelte";
import { held } from "../lib/seatbook";
import { say } from "../lib/words";
import type { EventInfo, GameInfo, Moment, SeatInfo } from "../protocol";
import { story } from "../table/story";
import { Moments, stopsOf, type Source } from "./moments";
import { walkAt } from "./walk";

export class Showing {
  step = $state(0);
  /** Whose eyes; null are those of a spectator. */
  seat = $state<number | null>(0);
  coached = $state(false);
  plays = $state(false);
  #moment = $state.raw<Moment | null>(null);
  game = $state.raw<GameInfo | null>(null);
  log = $state.raw<EventInfo[]>([]);
  trouble = $state.raw<unknown>(null);
  /** A line that is shown instead of what was played, and how much of it lies on the table by now. */
  better = $state.raw<string[]>([]);
  laid = $state(0);

  readonly id: string;
  readonly moments: Moments;
  readonly moment = $derived(this.#moment && named(this.#moment));
  readonly line = $derived(this.better.slice(0, this.laid));
  readonly steps = $derived(this.moment?.steps ?? 0);
  readonly stops = $derived(stopsOf(this.log, this.steps, this.game?.sheet === null));
  readonly walk = $derived(walkAt(this.step, this.steps, this.stops, this.moment?.rounds ?? []));
  readonly lines = $derived(
    this.moment && this.game ? story(this.game, this.moment.seats, this.log, null) : [],
  );
  readonly told = $derived(this.moment && this.game ? this.#told(this.moment, this.game) : "");

  constructor(source: Source) {
    this.id = "table" in source ? source.table : "";
    this.moments = new Moments(source);
    this.heed();
  }

  /** Come to the step and the eyes that the address wishes, with or without the coach. */
  heed(): void {
    const hash = new URLSearchParams(location.hash.slice(1));
    const eyes = hash.get("seat") ?? String(held(this.id).seat ?? 0);
    this.step = Math.max(0, Number(hash.get("step")) || 0);
    this.seat = eyes === "all" ? null : Number(eyes) || 0;
    this.coached = hash.has("coach");
    this.back();
  }

  /** The address of what is wanted now. */
  hash(): string {
    const wished = { step: String(this.step), seat: this.seat === null ? "all" : String(this.seat) };
    return `#${new URLSearchParams(this.coached ? { ...wished, coach: "" } : wished)}`;
  }

  /** Have the whole log; without it, only words are missing, and with the next step it is asked for again. */
  async #remember(): Promise<void> {
    this.log = await this.moments.log().catch(() => this.log);
  }

  /** Have the step that is wanted, and what is likely to be wanted next. */
  async show(): Promise<void> {
    const [at, eyes, instead] = [this.step, this.seat, this.line];
    if (!untrack(() => this.log).length) void this.#remember();
    try {
      const shown = await this.moments.at(at, eyes, instead);
      this.game ??= gameOf(shown.table.game);
      if (at !== this.step || eyes !== this.seat || instead !== this.line) return;
      this.#moment = shown;
      this.trouble = null;
      this.moments.prepare(
        at,
        shown.steps,
        eyes,
        untrack(() => this.stops),
      );
    } catch (reason) {
      if (at === this.step && eyes === this.seat) this.#fail(reason);
      return;
    }
    history.replaceState(history.state, "", this.hash());
  }

  /** A step that cannot be had: the one before it stays, and whoever asked is told. */
  #fail(reason: unknown): void {
    this.trouble = reason;
    if (!this.moment) return;
    [this.plays, this.step] = [false, this.moment.step];
    notices.refuse(() => wordsOf(reason));
  }

  go(target: number): void {
    this.step = Math.max(0, Math.min(target, this.steps));
    this.back();
  }

  /** Play on the table what a seat could have played from a step on. */
  lay(at: number, texts: string[], seat: number | null): void {
    [this.plays, this.step, this.seat] = [false, at, seat];
    [this.better, this.laid] = [texts, 0];
  }

  /** Back to what was played. */
  back(): void {
    [this.better, this.laid] = [[], 0];
  }

  /** By itself from here on, or no longer. */
  toggle(): void {
    if (!this.plays && this.step >= this.steps) this.step = 0;
    this.plays = !this.plays;
  }

  /** Look on with other eyes. */
  look(eyes: number | null): void {
    this.seat = eyes;
    this.back();
  }

  /** What has just happened, in words. */
  #told(now: Moment, game: GameInfo): string {
    const known = this.log.length === now.steps ? this.log.slice(0, now.step) : [];
    const past = this.line.length ? known : known.slice(0, -1);
    const events = now.event ? [...past, now.event] : known;
    const lines = story(game, now.seats, events, null);
    const deeds = game.sheet ? lines : lines.filter((line) => line.seat >= 0);
    return (deeds.at(-1) ?? lines.at(-1))?.text ?? say("page-replay-start");
  }
}

/** A moment with the names that its seats have in this language. */
function named(moment: Moment): Moment {
  return { ...moment, seats: moment.seats.map(called) };
}

/** A seat as it was in the game: nobody is away, and bots can be told apart. */
function called(seat: SeatInfo): SeatInfo {
  const name = say("page-bot-seat", { number: seat.seat + 1 });
  return { ...seat, present: true, stand_in: false, name: seat.kind === "bot" ? name : seat.name };
}
