// Which sound goes with what has just happened at a table.
import type { EventInfo } from "../protocol";
import type { Sound } from "../lib/sound";

/** How a table stands, as far as it can be heard. */
export interface Heard {
  events: readonly EventInfo[];
  isMyTurn: boolean;
  isOver: boolean;
}

/** One sound, the most telling; null if there is nothing to hear. */
export function soundOf(before: Heard, now: Heard): Sound | null {
  if (now.isOver) return before.isOver ? null : "end";
  const fresh = now.events.slice(before.events.length);
  if (fresh.some((event) => event.kind === "chance")) return "roll";
  if (now.isMyTurn && !before.isMyTurn && fresh.some((event) => event.seat !== null)) return "turn";
  return fresh.some((event) => event.kind === "play") ? "mark" : null;
}
