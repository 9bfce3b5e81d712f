// A replay: a match in the view of a seat, at one of its steps, or the line the coach would have played from there.
import { cellsOf } from "../design/lighting";
import { wordsOf } from "../lib/api";
import { NO_DEEDS } from "../lib/deeds";
import { gameOf } from "../lib/games";
import { notices } from "../lib/notices.svelte";
import { held } from "../lib/seatbook";
import { keep, recall } from "../lib/storage";
import { say } from "../lib/words";
import type { EventInfo, GameInfo, Moment, ReplayInfo, SeatInfo } from "../protocol";
import type { AtTable } from "../play/props";
import { story } from "../play/story";
import { momentAt, Moments, type Source } from "./moments";
import { nextSpeed, stopsOf, walkAt, type Speed } from "./walk";

const SPEED = "silvertray.replay-speed";

export class Replay {
  step = $state(0);
  /** The seat whose view it is; null for a spectator. */
  seat = $state<number | null>(0);
  coached = $state(false);
  plays = $state(false);
  speed = $state<Speed>(recall(SPEED, "normal"));
  trouble = $state.raw<unknown>(null);
  /** A line shown instead of the actual moves, and how much of it is on the table by now. */
  better = $state.raw<string[]>([]);
  laid = $state(0);
  #whole = $state.raw<ReplayInfo | null>(null);
  #instead = $state.raw<Moment | null>(null);
  #shownSeat: number | null = 0;

  readonly id: string;
  readonly moments: Moments;
  readonly whole = $derived(this.#whole && named(this.#whole));
  readonly game = $derived(this.whole && gameOf(this.whole.table.game));
  readonly line = $derived(this.better.slice(0, this.laid));
  readonly instead = $derived(this.line.length ? this.#instead : null);
  readonly moment = $derived<Moment | null>(
    this.whole &&
      (this.instead ? { ...this.instead, seats: this.whole.seats } : momentAt(this.whole, this.step)),
  );
  readonly log = $derived<EventInfo[]>(this.whole?.steps.slice(1).map((step) => step.event!) ?? []);
  readonly steps = $derived(this.log.length);
  readonly stops = $derived(stopsOf(this.whole?.steps ?? [], this.game?.kind === "cards"));
  readonly walk = $derived(walkAt(this.step, this.steps, this.stops, this.whole?.rounds ?? []));
  readonly lines = $derived(
    this.whole && this.game ? story(this.game, this.whole.seats, this.log, null) : [],
  );
  /** The table at this step. */
  readonly at = $derived.by((): AtTable | null => {
    const { moment, game, log } = this;
    if (!moment || !game) return null;
    const { table, view, seats } = moment;
    const laid = this.line.length ? moment.event?.did : null; // instead of the actual move
    const events = log.slice(0, moment.step);
    const nothing = { deeds: NO_DEEDS, canUndo: false, busy: false, watching: true };
    return {
      game,
      info: table,
      view,
      seats,
      events,
      ...nothing,
      isPast: true,
      hinted: cellsOf(laid ? [laid] : []),
    };
  });
  readonly told = $derived(this.moment && this.game ? this.#told(this.moment, this.game) : "");

  constructor(source: Source) {
    this.id = "table" in source ? source.table : "";
    this.moments = new Moments(source);
    this.heed();
  }

  /** Go to the step and the view in the address, with or without the coach. */
  heed(): void {
    const hash = new URLSearchParams(location.hash.slice(1));
    const eyes = hash.get("seat") ?? String(held(this.id).seat ?? 0);
    this.seat = eyes === "all" ? null : Number(eyes) || 0;
    this.coached = hash.has("coach");
    this.go(Number(hash.get("step")) || 0);
  }

  /** The address of the current step and view. */
  hash(): string {
    const wished = { step: String(this.step), seat: this.seat === null ? "all" : String(this.seat) };
    return `#${new URLSearchParams(this.coached ? { ...wished, coach: "" } : wished)}`;
  }

  /** Load the match in the current view. */
  async load(): Promise<void> {
    const eyes = this.seat;
    try {
      const info = await this.moments.replay(eyes);
      if (eyes !== this.seat) return;
      [this.#whole, this.#shownSeat, this.trouble] = [info, eyes, null];
      this.step = Math.min(this.step, this.steps);
    } catch (reason) {
      if (eyes !== this.seat) return;
      this.trouble = reason;
      if (!this.#whole) return;
      this.seat = this.#shownSeat;
      notices.refuse(() => wordsOf(reason));
    }
  }

  /** Load the position after the line. */
  async follow(): Promise<void> {
    const line = this.line;
    if (!line.length) return;
    try {
      const instead = await this.moments.instead(this.step, this.seat, line);
      if (line === this.line) this.#instead = instead;
    } catch (reason) {
      if (line !== this.line) return;
      this.back();
      notices.refuse(() => wordsOf(reason));
    }
  }

  go(target: number): void {
    this.step = Math.max(0, this.#whole ? Math.min(target, this.steps) : target);
    this.back();
  }

  /** Show the line that a seat could have played from a step on. */
  lay(at: number, texts: string[], seat: number | null): void {
    [this.plays, this.step, this.seat] = [false, at, seat];
    [this.better, this.laid, this.#instead] = [texts, 0, null];
  }

  /** Return to the actual moves. */
  back(): void {
    [this.better, this.laid, this.#instead] = [[], 0, null];
  }

  /** Start or stop automatic play. */
  toggle(): void {
    if (!this.plays && this.step >= this.steps) this.step = 0;
    this.plays = !this.plays;
  }

  /** Switch to the next speed, and remember it. */
  changeSpeed(): void {
    this.speed = nextSpeed(this.speed);
    keep(SPEED, this.speed);
  }

  /** Switch to another view. */
  look(eyes: number | null): void {
    this.seat = eyes;
    this.back();
  }

  /** The last event as text; in card games the last deed rather than the deal. */
  #told(now: Moment, game: GameInfo): string {
    const { instead, lines } = this;
    if (instead?.event) {
      const events = [...this.log.slice(0, now.step), instead.event];
      return story(game, now.seats, events, null).at(-1)!.text;
    }
    const done = lines.findLast((line) => line.seq <= now.step && (game.kind === "dice" || line.seat >= 0));
    const dealt = now.step ? lines.find((line) => line.seq >= now.step) : undefined;
    return (done ?? dealt)?.text ?? say("page-replay-start");
  }
}

/** A match with the names of its seats in the page's language. */
function named(info: ReplayInfo): ReplayInfo {
  return { ...info, seats: info.seats.map(called) };
}

/** A seat as in the match: everyone is present, and bots have different names. */
function called(seat: SeatInfo): SeatInfo {
  const name = say("page-bot-seat", { number: seat.seat + 1 });
  return { ...seat, present: true, stand_in: false, name: seat.kind === "bot" ? name : seat.name };
}
