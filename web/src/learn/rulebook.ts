// The rules of a game for the page, in the order of their file: chapters of numbered rules and explanations.
import { folded } from "../lib/folded";
import { gameName, optionName } from "../lib/phrases";
import { knows } from "../lib/words";
import { read, type Reading } from "../lib/prose";

export interface Entry {
  kind: "part" | "text" | "word" | "move" | "rule" | "ruling";
  /** The rule's number, or an id that is unique among the entries. */
  number: string;
  text: string;
  examples: string[];
  /** Rows of cells, the header first. */
  table: string[][];
  after: string;
  ruling: string;
  why: string;
}

export interface Chapter {
  id: string;
  title: string;
  entries: Entry[];
}

const BASES: Record<string, string[]> = { twice: ["rules-clever"] }; // it refers to their rules where they are the same

/** The rules of a game; entries before the first chapter are in a chapter without a title. */
export async function rulebook(game: string): Promise<Chapter[]> {
  const reading = await read(...(BASES[game] ?? []), `rules-${game}`);
  const chapters: Chapter[] = [{ id: "", title: "", entries: [] }];
  for (const { id } of reading.resources.at(-1)!.body) {
    const name = id.replace(`rules-${game}-`, "");
    if (name.startsWith("chapter")) chapters.push({ id: name, title: reading.say(id), entries: [] });
    else if (name !== "title") chapters.at(-1)!.entries.push(entryOf(reading, id, name));
  }
  return chapters;
}

/** Replace the command-line names of games and options with the page's names. */
function named(text: string): string {
  return text.replace(/`([a-z_]+)(=\w+)?`/g, (code, name: string, value = "") => {
    if (knows(`page-game-${name}`)) return gameName(name);
    return knows(`option-${name}`) ? optionName(name + value) : code;
  });
}

function entryOf(reading: Reading, id: string, number: string): Entry {
  const said = (part: string) => named(reading.say(`${id}.${part}`));
  const rows = said("table").split("\n").filter(Boolean);
  return {
    kind: kindOf(number),
    number,
    text: named(reading.say(id)),
    examples: ["example", "example2"].map(said).filter(Boolean),
    table: rows.map((row) => row.split(" | ")),
    after: said("after"),
    ruling: said("ruling"),
    why: said("why"),
  };
}

function kindOf(number: string): Entry["kind"] {
  if (/^[RA]-\d/.test(number)) return "ruling";
  if (/^[CGTD]-\d/.test(number)) return "rule";
  return number.split("-")[0] as Entry["kind"];
}

/** Whether an entry has its own number. */
export function isNumbered(entry: Entry): boolean {
  return entry.kind === "rule" || entry.kind === "ruling";
}

/** The numbered entries that contain all words of a search, or have the searched number; empty chapters are left out. */
export function found(chapters: readonly Chapter[], search: string): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const hits = (entry: Entry) => isNumbered(entry) && words.every((word) => has(entry, word));
  const shown = chapters.map((chapter) => ({ ...chapter, entries: chapter.entries.filter(hits) }));
  return shown.filter((chapter) => chapter.entries.length);
}

function has(entry: Entry, word: string): boolean {
  if (/^[a-z]-\d+$/.test(word)) return plain(entry.number) === word;
  const { text, examples, table, after, ruling, why } = entry;
  return plain([text, ...examples, ...table.flat(), after, ruling, why].join(" ")).includes(word);
}

/** Folded text without formatting marks. */
function plain(text: string): string {
  return folded(text.replace(/[*`]/g, ""));
}
