// Values kept in the browser. If storage is blocked or full, they last as long as the page.

const memory = new Map<string, string>();

/** The value under a key, or the fallback if it is missing or unreadable. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keep a value, across visits if the browser allows it. */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Remove a value. */
export function drop(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // it was only in memory
  }
}
