// The first update of a table that was just made here. It came with the answer, so the table is drawn before it has a line.
import type { News } from "../protocol";

const updates = new Map<string, News>();

export function bring(update: News | null): void {
  if (update) updates.set(update.table.id, update);
}

/** What was brought for a table, once: later it would be old. */
export function brought(table: string): News | undefined {
  const update = updates.get(table);
  updates.delete(table);
  return update;
}
