// Chooses the sound for the latest event at a table.
import type { EventInfo } from "../protocol";
import type { Sound } from "../lib/sound";

/** The facts of a table that can be heard. */
export interface Heard {
  events: readonly EventInfo[];
  isMyTurn: boolean;
  isOver: boolean;
}

/** The most telling sound; null if nothing audible happened. */
export function soundOf(before: Heard, now: Heard): Sound | null {
  if (now.isOver) return before.isOver ? null : "end";
  const fresh = now.events.slice(before.events.length);
  if (fresh.some((event) => event.kind === "chance")) return "roll";
  if (now.isMyTurn && !before.isMyTurn && fresh.some((event) => event.seat !== null)) return "turn";
  return fresh.some((event) => event.kind === "play") ? "mark" : null;
}
