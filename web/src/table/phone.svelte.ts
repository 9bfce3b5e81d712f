// The seats played on one phone: usually one. If several people share it, it shows the sheet of the player to act.
import { held } from "../lib/seatbook";
import { Table } from "../lib/table.svelte";

export class Phone {
  readonly tables: Table[];
  #at = $state(0);
  #chosen = $state(-1); // the entry at which a player took the phone, who keeps it until something happens

  constructor(id: string) {
    const others = Object.keys(held(id).here).map(Number);
    this.tables = [new Table(id), ...others.map((seat) => new Table(id, seat))];
  }

  /** The table as the player with the phone sees it. */
  get table(): Table {
    return this.tables[this.#at]!;
  }

  get isShared(): boolean {
    return this.tables.length > 1;
  }

  /** The seats of the players who share it. */
  get seats(): number[] {
    return this.tables.flatMap((table) => (table.seat === null ? [] : [table.seat]));
  }

  /** The table whose typed dice can still be corrected, even if another player has the phone by now. */
  get typist(): Table {
    return [this.table, ...this.tables].find((table) => table.typed.length) ?? this.table;
  }

  /** The seat that gets the phone next; null as long as the right player has it. */
  get due(): number | null {
    const isBehind = this.tables.some((table) => table.seq !== this.table.seq || table.busy);
    if (isBehind || this.table.isAsked || this.#chosen === this.table.seq) return null;
    const after = this.tables.map((_, step) => this.tables[(this.#at + step) % this.tables.length]!);
    return after.find((table) => table.isAsked)?.seat ?? null;
  }

  /** Connect every seat to the server; returns a function that disconnects them. */
  open(): () => void {
    const leave = this.tables.map((table) => table.open());
    return () => leave.forEach((close) => close());
  }

  /** Hand the phone to a seat. */
  hand(seat: number): void {
    const at = this.tables.findIndex((table) => table.seat === seat);
    if (at >= 0) this.#at = at;
  }

  /** A player takes the phone to look, or to undo something. */
  take(seat: number): void {
    this.hand(seat);
    this.#chosen = this.table.seq;
  }
}
