// Commands that wait for an answer, kept for the next visit. Several pages of this browser may have the same table open:
// each adds and strikes out its own, and knows by itself which those are.
import type { EventInfo } from "../protocol";
import type { Order } from "./line";
import { drop, keep, recall } from "./storage";

/** A command, and the entry at which the table stood when it was made. */
export interface Unsent {
  order: Order;
  after: number;
}

const OWN_MOVES = new Set(["play", "roll", "correct", "undo"]);

export class Pending {
  #own = new Map<string, Unsent>();

  constructor(private readonly key: string) {}

  /** All that is kept, also by earlier visits and by other pages. */
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

  /** If the own seat has moved since a command was made, then by that command or by a bot in our place:
   * to send it again could only do something that nobody meant. */
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

/** Where the commands of a table are kept; `beside` is the seat of somebody who shares this phone. */
export function unsentKey(table: string, beside: number | string | null): string {
  return `silvertray.unsent.${table}${beside === null ? "" : `.${beside}`}`;
}

function isOwnMove(event: EventInfo, order: Order, seat: number | null): boolean {
  const isMove = event.kind === "play" || event.kind === "undo" || event.kind === "correct";
  return (isMove && event.seat === seat) || (order.type === "roll" && event.kind === "chance");
}
