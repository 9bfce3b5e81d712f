// The server tells everything anew each time; whatever is as it was stays the same thing, and so is not drawn again.

/** What is new, made of the old parts wherever they have not changed. */
export function sharing<T>(old: unknown, fresh: T): T {
  if (!isMade(old) || !isMade(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const parts: Record<string, unknown> = fresh;
  const keys = Object.keys(parts);
  for (const key of keys) parts[key] = sharing(old[key], parts[key]);
  const isSame = keys.length === Object.keys(old).length && keys.every((key) => old[key] === parts[key]);
  return isSame ? (old as T) : fresh;
}

/** Whether it has parts. */
function isMade(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === "object" && thing !== null;
}
