// A typed line: one of the table's own commands, or an action as match files write it. The server decides.
import { live } from "../access/live.svelte";
import { explain } from "../lib/explain";
import { folded } from "../lib/folded";
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words";
import type { GameInfo } from "../protocol";
import type { AnyView } from "../play/props";
import { actions, looks, moves, scores } from "./words";

export interface Command {
  text: string;
  words: string;
}

/** The table that a command is for. */
export interface At {
  game: GameInfo;
  table: Table;
  view: AnyView;
}

type Asked = (at: At, rest: string) => string | Promise<string>;

const OWN: Record<string, Asked> = {
  moves: ({ game, view }) => moves(actions(game, view).map((action) => action.text)),
  look: ({ view }) => looks(view),
  score: ({ view, table }) => scores(view, table.seats),
  undo: ({ table }) => done("undo", table.deeds.undo()),
  why: async ({ table }, rest) => (await reason(table, rest)) || say("access-legal"),
  help: () => say("access-help"),
};
const CHANCE = ["roll", "tray", "first"]; // for real dice: their faces are typed after the word

/** All commands that can be typed now, legal actions first. */
export function commands(at: At): Command[] {
  const { view, table } = at;
  const isRoll = view.asked === "dice" && view.roller === table.seat;
  const roll = isRoll ? [{ text: "roll", words: say("access-roll") }] : [];
  const asking = Object.keys(OWN).filter((word) => word !== "why" && (word !== "undo" || table.canUndo));
  return [
    ...roll,
    ...actions(at.game, view),
    ...asking.map((word) => ({ text: word, words: say(`access-word-${word}`) })),
  ];
}

/** The commands a line may become: those that begin like it, then those with its words in their text or description. */
export function matching(all: readonly Command[], line: string): Command[] {
  const begins = beginning(all, line);
  return [...begins, ...all.filter((one) => !begins.includes(one) && hasWords(one, line))];
}

/** Whether the words of a line fit several commands, so that the reader has to choose. */
export function leavesChoice(all: readonly Command[], line: string): boolean {
  return !beginning(all, line).length && matching(all, line).length > 1;
}

function beginning(all: readonly Command[], line: string): Command[] {
  return all.filter((one) => plain(one.text).startsWith(plain(line)));
}

/** Whether each word of a line begins a word of a command. */
function hasWords({ text, words }: Command, line: string): boolean {
  const said = wordsOf(`${text} ${words}`);
  return wordsOf(line).every((typed) => said.some((word) => word.startsWith(typed)));
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a line only asks about the table, which is possible while a move is being sent. */
export function isQuestion(at: At, line: string): boolean {
  const [verb = ""] = plain(meant(commands(at), line)).split(" ");
  return Object.hasOwn(OWN, verb) && verb !== "undo";
}

/** Run a line; returns the answer as text. */
export async function run(at: At, line: string): Promise<string> {
  const text = meant(commands(at), line);
  const [verb = "", ...rest] = plain(text).split(" ");
  if (Object.hasOwn(OWN, verb)) return aloud(await OWN[verb]!(at, rest.join(" ")));
  if (!CHANCE.includes(verb)) return act(at, text);
  return done(text, at.table.deeds.roll(rest.length ? plain(text) : undefined));
}

/** The command that a line names, or the only one it may become; otherwise the line itself. */
function meant(all: readonly Command[], line: string): string {
  const begins = beginning(all, line);
  const same = begins.find((one) => plain(one.text) === plain(line));
  const found = begins.length ? begins : matching(all, line);
  return (same ?? (found.length === 1 ? found[0] : undefined))?.text ?? line.trim();
}

/** Have a screen reader announce an answer too. */
function aloud(words: string): string {
  live.tell(words);
  return words;
}

function plain(text: string): string {
  return folded(text).trim().replace(/\s+/g, " ");
}

/** For an illegal action ask why first, so that the refusal is shown here and not twice. */
async function act({ game, table, view }: At, text: string): Promise<string> {
  const isLegal = actions(game, view).some((action) => action.text === text);
  const refusal = isLegal ? "" : await reason(table, text);
  if (refusal) live.call(refusal);
  return refusal || done(text, table.deeds.play(text));
}

async function reason(table: Table, text: string): Promise<string> {
  const { code, rule, params } = await table.deeds.why(text);
  return code ? explain(code, rule, params, table.seats) : "";
}

async function done(text: string, answer: ReturnType<Table["deeds"]["undo"]>): Promise<string> {
  const { type } = await answer;
  return type === "done" ? say("access-done", { text }) : "";
}
