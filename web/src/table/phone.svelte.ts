// The seats that one phone holds: usually one. Where several people share it, the sheet of whoever is asked is shown.
import { held } from "../lib/seatbook";
import { Table } from "../lib/table.svelte";

export class Phone {
  readonly tables: Table[];
  #at = $state(0);
  #chosen = $state(-1); // the entry at which somebody took the phone, who keeps it until something happens

  constructor(id: string) {
    const beside = Object.keys(held(id).here).map(Number);
    this.tables = [new Table(id), ...beside.map((seat) => new Table(id, seat))];
  }

  /** The table as whoever has the phone sees it. */
  get table(): Table {
    return this.tables[this.#at]!;
  }

  get isShared(): boolean {
    return this.tables.length > 1;
  }

  /** The seats of those who share it. */
  get seats(): number[] {
    return this.tables.flatMap((table) => (table.seat === null ? [] : [table.seat]));
  }

  /** Whose typed dice can still be put right, wherever the phone is by now. */
  get typist(): Table {
    return [this.table, ...this.tables].find((table) => table.typed.length) ?? this.table;
  }

  /** Who is to have the phone next; null as long as it is in the right hands. */
  get due(): number | null {
    const isBehind = this.tables.some((table) => table.seq !== this.table.seq || table.busy);
    if (isBehind || this.table.isAsked || this.#chosen === this.table.seq) return null;
    const after = this.tables.map((_, step) => this.tables[(this.#at + step) % this.tables.length]!);
    return after.find((table) => table.isAsked)?.seat ?? null;
  }

  /** Call the server for every seat; returns how to leave. */
  open(): () => void {
    const leave = this.tables.map((table) => table.open());
    return () => leave.forEach((close) => close());
  }

  /** Hand the phone to whoever has a seat. */
  hand(seat: number): void {
    const at = this.tables.findIndex((table) => table.seat === seat);
    if (at >= 0) this.#at = at;
  }

  /** Somebody takes the phone to look, or to take something back. */
  take(seat: number): void {
    this.hand(seat);
    this.#chosen = this.table.seq;
  }
}
