// A lesson at its own table: it forwards the step's answer to the table and advances once that is done.
import { cellsOf } from "../design/lighting";
import { newLessonTable } from "../lib/api";
import { gameOf } from "../lib/games";
import { bring } from "../lib/arrival";
import { forget, hold } from "../lib/seatbook";
import { settings } from "../lib/settings.svelte";
import { Table } from "../lib/table.svelte";
import type { AtTable } from "../play/props";
import type { GameInfo, TableInfo, TableWish } from "../protocol";
import type { Deeds } from "../lib/deeds";
import type { Answer } from "../lib/line";
import type { Script, Step } from "./script";

const NOT_SENT: Answer = { type: "refused", id: "", code: "", rule: "", params: {} };

export class Lesson implements AtTable {
  readonly game: GameInfo;
  readonly canUndo = false;
  /** How many steps have been answered. */
  at = $state(0);
  /** Whether another legal action was tried. */
  strays = $state(false);
  readonly #isRollDue = $derived.by(() => {
    const { view, seat } = this.table;
    return view !== null && view.asked === "dice" && view.roller === seat;
  });

  readonly deeds: Deeds = {
    play: (text) => (this.step?.answers.includes(text) ? this.#answer(text) : this.#stray()),
    roll: () => this.table.deeds.roll(this.script.dealer.kind === "table" ? this.step?.dice : undefined),
    undo: () => this.table.deeds.undo(),
    why: (text) => this.table.deeds.why(text),
  };

  constructor(
    readonly script: Script,
    readonly table: Table,
  ) {
    this.game = gameOf(script.game);
  }

  get step(): Step | undefined {
    return this.script.steps[this.at];
  }

  /** The last answered step. */
  get last(): Step | undefined {
    return this.script.steps[this.at - 1];
  }

  get isOver(): boolean {
    return this.at >= this.script.steps.length;
  }

  get isRollDue(): boolean {
    return this.#isRollDue && !this.isOver;
  }

  /** The table's options that answer the step. */
  get answers() {
    return (this.table.view?.options ?? []).filter(({ text }) => this.step?.answers.includes(text));
  }

  // -- the table as the page shows it, once there is one

  /** The lesson sets the dice, so they aren't typed. */
  get info(): TableInfo {
    const info = this.table.info!;
    return { ...info, dealer: { ...info.dealer, kind: "seed" } };
  }

  get view() {
    return this.table.view!;
  }

  get seats() {
    return this.table.seats;
  }

  get events() {
    return this.table.events;
  }

  get busy() {
    return this.table.busy;
  }

  get watching() {
    return this.isOver;
  }

  get hinted() {
    return cellsOf(this.isRollDue ? [] : this.answers);
  }

  /** Do the action that the step asks for. */
  show(): void {
    if (this.isRollDue) void this.deeds.roll();
    else if (this.answers.length) void this.deeds.play(this.answers[0]!.text);
  }

  async #answer(text: string): Promise<Answer> {
    const answer = await this.table.deeds.play(text);
    this.strays = false;
    if (answer.type === "done") this.at += 1;
    return answer;
  }

  async #stray(): Promise<Answer> {
    this.strays = true;
    return NOT_SENT;
  }
}

/** Create the table of a lesson. */
export async function begin(script: Script): Promise<Lesson> {
  const made = await newLessonTable({
    game: script.game,
    seats: script.seats as TableWish["seats"],
    options: {},
    dealer: { kind: script.dealer.kind, seed: script.dealer.seed ?? null, commitment: null },
    pace: "brisk",
    clock: 0,
    name: settings.calledName,
    word: "",
    listed: false,
  } as TableWish);
  bring(made.news);
  hold(made.table, { token: made.token, seat: made.seat, game: script.game, over: true }); // nothing to continue
  return new Lesson(script, new Table(made.table));
}

/** Forget the table of a lesson: it can't be continued. */
export function end(lesson: Lesson): void {
  forget(lesson.table.id);
}
