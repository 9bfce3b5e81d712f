// What the browser keeps for us. Where storage is blocked or full, it lives as long as the page does.

const memory = new Map<string, string>();

/** What was kept under a key, or something else if there is nothing that can be read. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keep a value; the next visit finds it if the browser lets us. */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Keep a value no longer. */
export function drop(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // it was only in memory
  }
}
