// Pending commands, kept for the next visit. Several tabs may have the same table open: each adds and removes only its
// own commands, and remembers which those are.
import type { EventInfo } from "../protocol";
import type { Order } from "./line";
import { drop, keep, recall } from "./storage";

/** A command, and the table's last entry when it was made. */
export interface Unsent {
  order: Order;
  after: number;
}

const OWN_MOVES = new Set(["play", "roll", "correct", "undo"]);

export class Pending {
  #own = new Map<string, Unsent>();

  constructor(private readonly key: string) {}

  /** All pending commands, including those of earlier visits and other tabs. */
  kept(): Unsent[] {
    return recall<Unsent[]>(this.key, []);
  }

  add(unsent: Unsent): void {
    this.#own.set(unsent.order.id, unsent);
    keep(this.key, [...this.#keptBut(unsent.order.id), unsent]);
  }

  strike(id: string): void {
    this.#own.delete(id);
    const rest = this.#keptBut(id);
    if (rest.length) keep(this.key, rest);
    else drop(this.key);
  }

  /** If our seat has acted since a command was made, it was by that command or by a stand-in.
   * Sending it again could only do something unintended. */
  overtaken(events: readonly EventInfo[], seat: number | null): Order[] {
    const own = [...this.#own.values()].filter(({ order }) => OWN_MOVES.has(order.type));
    const isOvertaken = ({ order, after }: Unsent) =>
      events.some((event) => event.seq > after && isOwnMove(event, order, seat));
    return own.filter(isOvertaken).map(({ order }) => order);
  }

  #keptBut(id: string): Unsent[] {
    return this.kept().filter(({ order }) => order.id !== id);
  }
}

/** The storage key for a table's commands. `phoneSeat` is the seat of another player on this phone. */
export function unsentKey(table: string, phoneSeat: number | string | null): string {
  return `silvertray.unsent.${table}${phoneSeat === null ? "" : `.${phoneSeat}`}`;
}

function isOwnMove(event: EventInfo, order: Order, seat: number | null): boolean {
  const isMove = event.kind === "play" || event.kind === "undo" || event.kind === "correct";
  return (isMove && event.seat === seat) || (order.type === "roll" && event.kind === "chance");
}
