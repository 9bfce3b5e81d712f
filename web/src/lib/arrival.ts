// The first update of a table that this page just made. It comes with the response, so the table is drawn before
// its connection is open.
import type { News } from "../protocol";

const updates = new Map<string, News>();

export function bring(update: News | null): void {
  if (update) updates.set(update.table.id, update);
}

/** The update for a table. It is returned only once, because later it would be stale. */
export function brought(table: string): News | undefined {
  const update = updates.get(table);
  updates.delete(table);
  return update;
}
