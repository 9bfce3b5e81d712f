// A turn at a dice table: the prompt, the selection, the recap, and the effect of each press.
import type { Words } from "../lib/notices.svelte";
import { seatName } from "../lib/phrases";
import { say } from "../lib/words";
import { Hinting } from "../play/hinting.svelte";
import { kept, meanwhile } from "../play/meanwhile";
import type { AtTable } from "../play/props";
import { deedsIn, isBeside, story, type Line } from "../play/story";
import type { DiceOptionView, DiceView } from "../protocol";
import {
  diceToRoll,
  isBetweenTurns,
  isRoller,
  isRollWithoutReturn,
  isTypist,
  question,
  ruleOfQuestion,
} from "./asking";
import { Choosing, type Hand } from "./choosing.svelte";
import { whyNotCell, whyNotDie } from "./reasons";
import { about } from "./rewards";
import { keyOf, meantBy, type CellId } from "./sheet";

const NOTHING: ReadonlySet<string> = new Set();
const RECENT = 60; // entries: enough to know the face of every die
const MOVES = 20;

export class DiceTurn {
  hand: Hand = "mouse";
  /** Typed dice are being corrected. */
  corrects = $state(false);
  /** The notice is an explanation, not a refusal. */
  isHint = $state(false);
  #looking = $state<number | null>(null);
  #explained = $state.raw<Words | null>(null); // a function, so that it follows a change of language
  #rollsNext = false;
  readonly #at: () => AtTable<DiceView>;
  readonly choosing: Choosing;
  readonly hinting: Hinting;

  constructor(at: () => AtTable<DiceView>) {
    this.#at = at;
    this.choosing = new Choosing(() => (at().watching ? [] : this.view.options));
    this.hinting = new Hinting(() => ({
      moment: `${this.asked} ${this.#faces}`,
      ask: this.choosing.options.length > 1 ? at().deeds.hint : undefined,
    }));
  }

  get at(): AtTable<DiceView> {
    return this.#at();
  }

  // -- the view

  readonly view = $derived.by(() => this.at.view);
  readonly sheet = $derived.by(() => this.at.game.sheet!);
  readonly isAlone = $derived.by(() => this.view.sheets.length === 1);
  /** The seat whose sheet is shown. */
  readonly shown = $derived.by(() => this.#looking ?? this.view.seat ?? this.view.active);
  readonly isOwn = $derived.by(() => this.shown === this.view.seat);
  /** The owner of the sheet shown; empty if it is one's own. */
  readonly lookedAt = $derived.by(() =>
    this.isOwn || this.view.seat === null ? "" : seatName(this.at.seats, this.shown),
  );
  readonly hasPool = $derived.by(
    () => isBetweenTurns(this.view) || this.view.dice.some((die) => die.place === "pool"),
  );
  readonly #faces = $derived.by(() => this.view.dice.map((die) => die.face).join(""));
  /** Cells of the hint if there is one, else of the lesson. */
  readonly hinted = $derived.by(() =>
    this.hinting.hint
      ? new Set(this.hinting.meant(this.view.options).map(keyOf))
      : (this.at.hinted ?? NOTHING),
  );

  // -- the prompt

  readonly rolls = $derived.by(() => !this.at.watching && isRoller(this.view));
  readonly isTyped = $derived.by(
    () => !this.at.watching && this.at.info.dealer.kind === "table" && isTypist(this.view, this.at.seats),
  );
  readonly isWaiting = $derived.by(
    () => !this.rolls && !this.choosing.options.length && this.view.moment !== "over",
  );
  /** A key for the current choice. When it changes, the selection no longer applies. */
  readonly asked = $derived.by(() => {
    const { round, turn, roll, options } = this.view;
    return `${round} ${turn} ${roll} ${options.map((option) => option.text).join()}`;
  });
  readonly question = $derived.by(() => {
    if (this.corrects) return say(`dice-typed-ask-correct-${this.#mistypedKind}`);
    if (this.isTyped) return say(`dice-typed-ask-${this.view.moment}`, { count: this.view.to_draw });
    return this.at.watching && this.view.moment !== "over" ? "" : question(this.view, this.at.seats);
  });
  readonly rating = $derived.by(() =>
    this.view.rating ? say(`rating-${this.at.game.slug}-${this.view.rating}`) : "",
  );
  /** The id of the rule behind the prompt; usually empty. */
  readonly rule = $derived.by(() =>
    this.isTyped || this.corrects || this.at.watching ? "" : ruleOfQuestion(this.view),
  );
  readonly notice = $derived.by(() => this.#explained?.() ?? "");
  /** The label of the roll button; empty if no roll is due or real dice are typed. */
  readonly roll = $derived.by(() =>
    this.rolls && !this.isTyped ? say(`dice-roll-${this.view.moment}`, { count: diceToRoll(this.view) }) : "",
  );
  /** The typed roll or first player that can be corrected. */
  readonly mistyped = $derived.by(() => this.at.typed?.findLast((text) => !text.startsWith("tray ")) ?? null);
  readonly #mistypedKind = $derived.by(() => this.mistyped?.split(" ")[0] ?? "roll");
  readonly correction = $derived.by(() => say(`dice-typed-correct-${this.#mistypedKind}`));
  readonly mayCorrect = $derived.by(() => this.mistyped !== null && !this.corrects && !this.at.watching);

  // -- the history

  readonly lastDeed = $derived.by(() => this.at.events.findLast((event) => !isBeside(event))?.seq);
  readonly lines = $derived.by(() => {
    const recent = deedsIn(this.at.events).slice(-RECENT);
    return story(this.at.game, this.at.seats, recent, this.view.seat).filter((line) => line.text);
  });
  readonly #others = $derived.by(() => meanwhile(this.#standing(this.lines), this.view.seat, MOVES));
  /** The recap of the other players' moves; null in a solo match. */
  readonly others = $derived.by(() => (this.isAlone ? null : this.#others));
  readonly last = $derived.by(() =>
    this.isAlone || this.at.watching ? (this.lines.at(-1)?.text ?? "") : "",
  );
  /** The latest moves, shown while waiting; null otherwise. */
  readonly lately = $derived.by(() => {
    if (!this.isWaiting) return null;
    return this.isAlone ? this.lines.slice(-2).map(({ text }) => text) : this.#others.lines.slice(-3, -1);
  });

  /** The lines of moves that were not undone. */
  #standing(told: Line[]): Line[] {
    const plays = kept(this.at.events.slice(-RECENT)).filter((event) => event.kind === "play");
    const standing = new Set(plays.map((event) => event.seq));
    return told.filter((line) => standing.has(line.seq));
  }

  // -- actions

  /** Start a new choice. */
  begin(): void {
    this.choosing.clear();
    this.close();
    this.corrects = false;
    if (this.view.options.length) this.#looking = null; // return to one's own sheet when it's one's turn
    if (this.#rollsNext && this.rolls && !this.isTyped) void this.at.deeds.roll();
    this.#rollsNext = false;
  }

  /** Whether the button for this action is still there. */
  stays(act: string): boolean {
    return act === "roll" ? this.rolls : this.view.options.some((option) => option.text === act);
  }

  act(option: DiceOptionView): void {
    if (this.at.busy) return;
    this.close();
    this.#rollsNext = isRollWithoutReturn(this.view, option);
    void this.at.deeds.play(option.text).then((answer) => {
      if (answer.type === "refused") this.#rollsNext = false;
    });
  }

  take(option: DiceOptionView): void {
    const now = this.choosing.take(option, this.hand);
    if (now) this.act(now);
  }

  pressCell(pressed: CellId): void {
    if (this.at.watching) return;
    const { choosing } = this;
    const cell = this.#meant(pressed);
    this.close();
    if (choosing.die && this.isOwn && !choosing.at(cell).length) choosing.hold(choosing.die);
    if (!this.isOwn) return;
    if (!choosing.at(cell).length) return void this.#tell(whyNotCell(this.at, cell, choosing.die));
    const now = choosing.press(cell, this.hand);
    if (now) this.act(now);
  }

  pointAt(cell: CellId, isPointed: boolean): void {
    if (this.isOwn) this.choosing.point(this.#meant(cell), isPointed);
  }

  /** In a row, any free cell stands for the next one. */
  #meant(cell: CellId): CellId {
    return meantBy(this.sheet, this.view.sheets[this.shown]?.marks ?? [], cell);
  }

  pressDie(die: string): void {
    if (this.at.watching) return;
    this.close();
    const options = this.choosing.options.filter((option) => option.die === die);
    if (!options.length) return void this.#tell(whyNotDie(this.at, die));
    if (options.length === 1 && !options[0]!.area) return this.act(options[0]!);
    this.choosing.hold(die);
  }

  rollNow(): void {
    if (!this.at.busy) void this.at.deeds.roll();
  }

  undo(): void {
    if (!this.at.busy) void this.at.deeds.undo();
  }

  /** Send typed dice, as a new roll or as a correction. */
  type(text: string): void {
    if (!this.corrects) return void this.at.deeds.roll(text);
    this.corrects = false;
    void this.at.deeds.correct?.(text);
  }

  /** Show a seat's sheet; null returns to one's own. */
  look(seat: number | null): void {
    const { shared } = this.at;
    const isHere = seat !== null && shared?.seats.includes(seat);
    this.#looking = isHere || seat === this.view.seat ? null : seat;
    if (isHere) shared?.hand(seat);
  }

  explainSign(name: string): void {
    this.#explained = () => about(name);
    this.isHint = true;
  }

  async #tell(reason: Promise<Words>): Promise<void> {
    this.#explained = await reason;
    this.isHint = false;
  }

  /** Close the notice. */
  close(): void {
    this.#explained = null;
  }
}
