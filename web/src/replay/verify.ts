// Recompute the dice of a commit–reveal match from its match file alone, as docs/notation.md describes.
import type { MatchFile } from "./matchfile";
import { fromHex, hex, sha256 } from "./sha256";

/** One outcome of chance: the one in the file, and the one computed from the secret and the words. */
export interface Outcome {
  step: number;
  point: number;
  digest: string;
  told: string;
  found: string;
  holds: boolean;
}

export interface Verdict {
  promised: string;
  fromSecret: string;
  secret: string;
  words: { word: string; digest: string }[];
  outcomes: Outcome[];
}

/** A match that can't be verified; the message is the key of the reason. */
export class Unverifiable extends Error {}

const FACES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "S", "R"];
const SALT = "silvertray commitment";
const DICE = 6;
const MOST_COPIES = 99;
const ALL_ROLLS = 6n ** 6n;

/** Whether everything matches the commitment. */
export function holds(verdict: Verdict): boolean {
  return verdict.promised === verdict.fromSecret && verdict.outcomes.every((outcome) => outcome.holds);
}

/** Recompute everything; throws Unverifiable if the file lacks data. */
export async function verify(file: MatchFile): Promise<Verdict> {
  const secret = fromHex(file.dealer.secret ?? "");
  if (!secret?.length) throw new Unverifiable("page-verify-no-secret");
  if (!file.chance) throw new Unverifiable("page-verify-old-file");
  const words = await Promise.all((file.dealer.nonces ?? []).map(hashedWord));
  const seed = joined(secret, ...words.map((word) => fromHex(word.digest)!));
  return {
    promised: file.dealer.commitment ?? "",
    fromSecret: hex(await sha256(joined(bytesOf(SALT), secret))),
    secret: hex(secret),
    words,
    outcomes: await outcomesOf(file, seed),
  };
}

async function hashedWord(word: string): Promise<{ word: string; digest: string }> {
  return { word, digest: hex(await sha256(bytesOf(word))) };
}

async function outcomesOf(file: MatchFile, seed: Uint8Array): Promise<Outcome[]> {
  const chance = new Chance(file);
  const found: Outcome[] = [];
  for (const [at, entry] of file.log.entries()) {
    if (!entry.startsWith("* ")) continue;
    const told = entry.slice(2);
    const point = pointOf(file, found.length);
    const digest = hex(await sha256(joined(seed, bigEnd(point))));
    const text = chance.outcome(told, point, BigInt(`0x${digest.slice(0, 12)}`));
    const follows = point > (found.at(-1)?.point ?? -1); // with an earlier index the dealer could choose an outcome
    found.push({ step: at + 1, point, digest, told, found: text, holds: follows && text === told });
  }
  return found;
}

/** The chance index of the outcome number `at`. */
function pointOf(file: MatchFile, at: number): number {
  const point = file.chance?.points?.[at];
  if (!Number.isSafeInteger(point) || point! < 0) throw new Unverifiable("page-verify-old-file");
  return point!;
}

/** Turns 48 random bits into outcomes, given the state of the table. */
class Chance {
  readonly #ties: string[];
  #left: Record<string, number> = {};

  constructor(readonly file: MatchFile) {
    this.#ties = [...(file.chance?.ties ?? [])];
  }

  outcome(told: string, point: number, bits: bigint): string {
    const [verb = "", rest = ""] = told.split(" ");
    if (verb === "roll") return `roll ${rolled(rest, below(bits, ALL_ROLLS))}`;
    if (verb === "first") return `first ${below(bits, BigInt(this.file.players))}`;
    if (verb === "tray") return `tray ${drawnLots(this.#ties.shift() ?? "", bits)}`;
    return `draw ${this.#drawn(point, bits)}`;
  }

  #drawn(point: number, bits: bigint): string {
    if (point % 256 === 0) this.#left = { ...this.file.chance?.deck };
    const deck = FACES.flatMap((face) => Array<string>(copies(this.#left[face])).fill(face));
    const card = deck[Number(below(bits, BigInt(deck.length)))] ?? "?";
    this.#left[card] = (this.#left[card] ?? 0) - 1;
    return card;
  }
}

/** How many cards of a face are left, capped so that no file keeps us counting forever. */
function copies(left = 0): number {
  return Math.max(0, Math.min(MOST_COPIES, Math.trunc(Number(left)) || 0));
}

/** A uniform choice of 0 … n−1. */
function below(bits: bigint, n: bigint): bigint {
  return (bits * n) >> 48n;
}

/** Six faces in base 6; a die that wasn't rolled keeps its face. */
function rolled(told: string, fall: bigint): string {
  const faces = Array.from({ length: DICE }, (_, die) => String(((fall / 6n ** BigInt(die)) % 6n) + 1n));
  return faces.map((face, die) => (told[die] === "-" ? "-" : face)).join("");
}

/** The tied dice that are drawn for the tray: `wyb 2`. */
function drawnLots(tie: string, bits: bigint): string {
  const [dice = "", places = "0"] = tie.split(" ");
  const ways = choices([...dice].slice(0, DICE), Number(places));
  return (ways[Number(below(bits, BigInt(ways.length)))] ?? []).join("");
}

/** All ways to choose this many dice, those with the first die first. */
function choices(dice: string[], places: number): string[][] {
  if (places === 0) return [[]];
  return dice.flatMap((die, at) => choices(dice.slice(at + 1), places - 1).map((rest) => [die, ...rest]));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function bigEnd(point: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(point));
  return new Uint8Array(view.buffer);
}
