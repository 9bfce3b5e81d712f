// A match file as the page reads it; docs/notation.md describes the format. The server validates it.
import { Refusal } from "../lib/api";

export interface MatchFile {
  silvertray: number;
  game: string;
  players: number;
  names: string[];
  log: string[];
  dealer: { kind: string; commitment?: string; nonces?: string[]; secret?: string };
  chance?: { points: number[]; ties?: string[]; deck?: Record<string, number> };
}

/** A match, and its line in the opened file. */
export interface Opened {
  file: MatchFile;
  line: number;
}

const MOST_MB = 4;

/** All matches of a file; throws if it isn't a match file. */
export async function matchesIn(file: File): Promise<Opened[]> {
  if (file.size > MOST_MB * 1e6) throw new Refusal("file-too-large", "", { size: MOST_MB });
  const lines = (await file.text()).split("\n");
  const found = lines.flatMap((line, at) =>
    line.trim() ? [{ file: matchOf(line, at + 1), line: at + 1 }] : [],
  );
  if (!found.length) throw new Refusal("not-a-match");
  return found;
}

/** The match in a line. */
export function matchOf(line: string, number = 1): MatchFile {
  let told: Partial<MatchFile> | null;
  try {
    told = JSON.parse(line) as Partial<MatchFile> | null;
  } catch {
    throw new Refusal("broken-line", "", { line: number });
  }
  if (typeof told?.silvertray !== "number") throw new Refusal("not-a-match", "", { line: number });
  for (const field of ["names", "log"] as const) {
    if (!isTexts(told[field])) throw new Refusal("wrong-field", "", { line: number, field });
  }
  if (typeof told.dealer?.kind !== "string")
    throw new Refusal("wrong-field", "", { line: number, field: "dealer" });
  return told as MatchFile;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
