// SHA-256 (FIPS 180-4). Browsers have it, but not on plain http, as in a home network; this one is used there.

const PRIMES = firstPrimes(64);
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The hash of some bytes, by the browser if it can. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return ownSha256(bytes);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));
}

/** The same without the browser. */
export function ownSha256(bytes: Uint8Array): Uint8Array {
  const words = padded(bytes);
  const hash = Uint32Array.from(FIRST);
  for (let at = 0; at < words.length; at += 16) stir(hash, schedule(words.subarray(at, at + 16)));
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => result.setUint32(4 * at, word));
  return new Uint8Array(result.buffer);
}

/** A message padded to blocks of sixteen words: a one bit after its end, and its length in bits last. */
function padded(bytes: Uint8Array): Uint32Array {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(64 * blocks));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(64 * blocks - 8, BigInt(bytes.length) * 8n);
  return Uint32Array.from({ length: 16 * blocks }, (_, at) => view.getUint32(4 * at));
}

/** The sixty-four words that a block expands to. */
function schedule(block: Uint32Array): Uint32Array {
  const words = new Uint32Array(64);
  words.set(block);
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + low + words[at - 7]! + high;
  }
  return words;
}

/** Mix a block into the hash. */
function stir(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[at]! + words[at]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = hash[at]! + word));
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits of the fractional part. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

/** Bytes as hex digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of a hex text; null if it isn't one. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
