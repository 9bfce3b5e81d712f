// The reader's own table, as its game shows it.
import type { Deeds } from "../lib/deeds";
import type { AtTable } from "../play/props";
import type { GameInfo } from "../protocol";
import type { Phone } from "./phone.svelte";

/** Each part has its own getter, so that unchanged parts aren't redrawn. */
export class OwnTable implements AtTable {
  readonly #phone: Phone;

  constructor(
    phone: Phone,
    readonly game: GameInfo,
  ) {
    this.#phone = phone;
  }

  get table() {
    return this.#phone.table;
  }

  get info() {
    return this.table.info!;
  }

  get view() {
    return this.table.view!;
  }

  get seats() {
    return this.table.seats;
  }

  get events() {
    return this.table.events;
  }

  get canUndo() {
    return this.table.canUndo;
  }

  get busy() {
    return this.table.busy;
  }

  get watching() {
    return this.table.seat === null || this.table.isOver;
  }

  get typed() {
    return this.#phone.typist.typed;
  }

  readonly deeds = $derived.by((): Deeds => {
    const { deeds } = this.table;
    const hint = this.table.info?.coach ? deeds.hint : undefined;
    return { ...deeds, correct: this.#phone.typist.deeds.correct!, hint };
  });

  readonly shared = $derived.by(() => {
    const phone = this.#phone;
    return phone.isShared ? { seats: phone.seats, hand: (seat: number) => phone.take(seat) } : null;
  });
}
