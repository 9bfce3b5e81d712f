// The review of a finished game: requested until it is ready, once for each seat.
import { ask } from "../lib/api";
import type { Moment, Review, ReviewState } from "../protocol";

/** The reviewed game, at any step. */
export interface Moments {
  at(step: number, seat: number | null): Promise<Moment>;
}

const PAUSE_MS = 500;

export class Reviewing {
  /** How far the coach is with the requested review. */
  percent = $state(0);
  review = $state.raw<Review | null>(null);
  trouble = $state.raw<unknown>(null);
  #seat: number | null = null;
  readonly #known = new Map<number, Review>();

  constructor(readonly table: string) {}

  /** Load the review of a seat; a later call for another seat replaces this one. */
  async want(seat: number): Promise<void> {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#become(this.#known.get(seat) ?? null);
    try {
      while (this.#seat === seat && !this.review) await this.#look(seat);
    } catch (reason) {
      if (this.#seat !== seat) return;
      this.trouble = reason;
      this.#seat = null; // so that it can be requested again
    }
  }

  /** Stop waiting for a review. */
  leave(): void {
    this.#seat = null;
  }

  async #look(seat: number): Promise<void> {
    const state = await ask<ReviewState>(`/api/tables/${this.table}/review?seat=${seat}`);
    if (state.review) this.#known.set(seat, state.review);
    if (this.#seat !== seat) return;
    this.#become(state.review, state.percent);
    if (!state.review) await new Promise((done) => setTimeout(done, PAUSE_MS));
  }

  #become(review: Review | null, percent = 0): void {
    [this.review, this.percent, this.trouble] = [review, percent, null];
  }
}
