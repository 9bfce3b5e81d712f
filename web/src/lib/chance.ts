// Random values made in the page. On plain http crypto.randomUUID is missing, but getRandomValues works.

const BELOW_SAFE = 2 ** 53;

/** A UUID, version 4. */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A seed of up to fifteen digits. A short one could be guessed by brute force and would reveal every hand. */
export function newSeed(): number {
  return Number(crypto.getRandomValues(new BigUint64Array(1))[0]! % 1_000_000_000_000_000n);
}

/** Whether a text is a seed that a JavaScript number holds exactly. */
export function isSeed(text: string): boolean {
  return /^\d{1,16}$/.test(text) && Number(text) < BELOW_SAFE;
}

/** A random element. */
export function oneOf<T>(things: readonly T[]): T {
  return things[crypto.getRandomValues(new Uint32Array(1))[0]! % things.length]!;
}
