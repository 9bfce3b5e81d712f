// One table as this browser sees it: the latest update, the log, and the pending commands.
import { untrack } from "svelte";
import type {
  CardsView,
  ClockInfo,
  Closing,
  DiceView,
  Done,
  EventInfo,
  HintInfo,
  Me,
  News,
  PlaceInfo,
  SeatInfo,
  TableInfo,
  Welcome,
} from "../protocol";
import { ask } from "./api";
import { brought } from "./arrival";
import { newId } from "./chance";
import { Connection, type LineState } from "./connection";
import type { Deeds } from "./deeds";
import { explain } from "./explain";
import { VERSION } from "./greeting";
import type { Answer, FromServer, Order } from "./line";
import { notices } from "./notices.svelte";
import { forget, forgetAll, held, hold } from "./seatbook";
import { Pending, unsentKey, type Unsent } from "./unsent";
import { say } from "./words";

type Wish<T> = T extends Order ? Omit<T, "id"> : never;

const FATAL = new Set(["sealed", "no-such-table", "other-version", "table-full", "table-unplayable"]);
const ASK_AGAIN_MS = 4000;

export class Table {
  line = $state<LineState>("closed");
  info = $state.raw<TableInfo | null>(null);
  #seated = $state.raw<SeatInfo[]>([]);
  seats = $derived(this.#seated.map(named));
  events = $state.raw<EventInfo[]>([]);
  view = $state.raw<DiceView | CardsView | null>(null);
  result = $state.raw<PlaceInfo[] | null>(null);
  clock = $state.raw<ClockInfo | null>(null);
  seat = $state<number | null>(null);
  invited = $state(false);
  canUndo = $state(false);
  /** Real dice that this seat typed and can still correct. */
  typed = $state.raw<string[]>([]);
  /** Why the server closed the connection for good; null if it hasn't. */
  ended = $state.raw<Closing | null>(null);
  isOutdated = $state(false);
  isCut = $state(false); // the line is lost and not back yet, even if a retry is running
  #seq = $state(0);
  #awaited = $state(0);
  #waiting = $state(0);
  readonly #pending: Pending;
  readonly #connection: Connection;

  readonly deeds: Deeds = {
    play: (text) => this.order({ type: "play", text }),
    roll: (text) => this.order({ type: "roll", text: text ?? null }),
    correct: (text) => this.order({ type: "correct", text }),
    undo: () => this.order({ type: "undo" }),
    hint: (grade) => this.#hinted(grade),
    why: (text) => this.#connection.ask({ type: "why", id: newId(), text }),
  };

  /** `phoneSeat` is the seat of another player on this phone; usually null. */
  constructor(
    readonly id: string,
    readonly phoneSeat: number | null = null,
  ) {
    this.#connection = new Connection({
      hello: () => untrack(() => ({ table: this.id, token: this.#right(), have: this.#seq })), // an update must not open a new line
      heard: (frame) => this.#heard(frame),
      stateChanged: (state) => this.#lineIs(state),
    });
    this.#pending = new Pending(unsentKey(id, phoneSeat));
    const first = phoneSeat === null ? brought(id) : undefined;
    if (first) {
      this.seat = held(id).seat;
      this.#learn(first);
    }
    for (const unsent of this.#pending.kept()) void this.#send(unsent);
  }

  /** A command is unanswered, or answered but its update hasn't arrived. */
  get busy(): boolean {
    return this.#waiting > 0 || this.#seq < this.#awaited;
  }

  /** The number of the last entry known here. */
  get seq(): number {
    return this.#seq;
  }

  /** The token of this seat. */
  get token(): string | null {
    const { token, here } = held(this.id);
    return this.phoneSeat === null ? token : (here[this.phoneSeat] ?? null);
  }

  /** Whether it is this seat's turn, even if its command is already on the way. */
  get isDue(): boolean {
    if (this.seat === null || !this.view) return false;
    return this.view.options.length > 0 || this.#isRoller;
  }

  /** Whether the match is waiting for this seat. */
  get isAsked(): boolean {
    return this.isDue && !this.busy;
  }

  get isToRoll(): boolean {
    return this.#isRoller && !this.busy;
  }

  get #isRoller(): boolean {
    return this.seat !== null && this.view?.asked === "dice" && this.view.roller === this.seat;
  }

  get isOver(): boolean {
    return this.result !== null;
  }

  /** Connect to the server. Returns a function that disconnects. */
  open(): () => void {
    this.#connection.open();
    return () => this.#connection.close();
  }

  /** Send a command, which is done once. A refusal is shown as a notice. */
  async order(wish: Wish<Order>): Promise<Answer> {
    return this.#send({ order: { ...wish, id: newId() } as Order, after: this.#seq });
  }

  /** Say a phrase. This doesn't make the table busy. */
  async speak(phrase: string): Promise<void> {
    const answer = await this.#connection.send({ type: "say", id: newId(), phrase });
    if (answer.type === "refused")
      notices.refuse(() => explain(answer.code, answer.rule, answer.params, this.seats));
  }

  /** Ask for a hint. A refusal is shown as a notice. This doesn't make the table busy. */
  async #hinted(grade: number): Promise<HintInfo | null> {
    const answer = await this.#connection.send({ type: "hint", id: newId(), grade });
    if (answer.type === "done") return answer.hint;
    notices.refuse(() => explain(answer.code, answer.rule, answer.params, this.seats));
    return null;
  }

  /** Our seat is no longer ours. */
  rise(): void {
    this.seat = null;
    if (this.phoneSeat === null) return hold(this.id, { token: null, seat: null });
    const { [this.phoneSeat]: _, ...here } = held(this.id).here;
    hold(this.id, { here });
  }

  /** Update the seat store. Other seats on this phone share our entry there, so they don't write. */
  #hold(news: Parameters<typeof hold>[1]): void {
    if (this.phoneSeat === null) hold(this.id, news);
  }

  async #send(unsent: Unsent): Promise<Answer> {
    this.#pending.add(unsent);
    this.#waiting += 1;
    const answer = await this.#connection.send(unsent.order);
    this.#waiting -= 1;
    this.#pending.strike(unsent.order.id);
    if (answer.type === "done") this.#done(answer);
    else notices.refuse(() => explain(answer.code, answer.rule, answer.params, this.seats));
    return answer;
  }

  #done(answer: Done): void {
    notices.settle();
    this.#awaited = Math.max(this.#awaited, answer.seq);
    if (answer.table && this.phoneSeat === null)
      hold(answer.table, { seat: answer.seat, game: this.info?.game ?? "" });
    else if (answer.token) this.#sitAt(answer.seat, answer.token);
  }

  #sitAt(seat: number | null, token: string): void {
    this.seat = seat;
    this.#hold({ token, seat, game: this.info?.game ?? "" });
  }

  #lineIs(state: LineState): void {
    this.line = state;
    if (state === "waiting" || state === "live") this.isCut = state === "waiting";
  }

  // -- frames from the server

  #heard(frame: FromServer): void {
    if (frame.type === "welcome") this.#welcomed(frame);
    else if (frame.type === "news") this.#learn(frame);
    else if (frame.type === "closing") this.#letGo(frame);
  }

  #welcomed(frame: Welcome): void {
    this.isOutdated ||= frame.version !== VERSION;
    this.info = same(this.info, frame.table);
    this.seat = frame.seat;
    this.invited = frame.invited;
    if (frame.seat !== null) this.#hold({ seat: frame.seat, game: frame.table.game });
  }

  #learn(news: News): void {
    this.#noteKick(news.events);
    this.events = merged(this.events, news.events);
    this.view = news.seq === this.#seq ? same(this.view, news.view) : news.view;
    this.#seq = Math.max(this.#seq, news.seq);
    this.info = same(this.info, news.table);
    this.#seated = same(this.#seated, news.seats);
    if (news.view) this.seat = news.view.seat;
    this.canUndo = news.can_undo;
    this.typed = news.typed;
    if (news.result && !this.result && this.seat !== null) this.#hold({ over: true });
    this.result = news.result;
    this.clock = news.clock;
    this.#settleOvertaken();
  }

  /** If we were removed, become a spectator: our token is no longer valid. Only the last entry about our seat counts,
   * because older ones may be about a player who had it before us. */
  #noteKick(fresh: EventInfo[]): void {
    const ofSeat = ({ kind, seat }: EventInfo) => seat === this.seat && (kind === "sit" || kind === "kick");
    const last = fresh.findLast((event) => event.seq > this.#seq && ofSeat(event));
    if (last?.kind !== "kick") return;
    this.rise();
    this.invited = false;
    notices.refuse(() => say("page-kicked"));
  }

  /** After most close codes the line reconnects automatically; a few are final. */
  #letGo(frame: Closing): void {
    this.isOutdated ||= frame.code === "other-version";
    if (frame.code === "wrong-token") this.#loseRight();
    if (frame.code === "signed-out") this.#signedOut();
    if (!FATAL.has(frame.code)) return;
    this.ended = frame;
    if (frame.code === "no-such-table") forget(this.id);
    this.#connection.close();
  }

  /** Drop a secret that is no longer valid, and reconnect with fewer rights: by the invitation, or as a spectator. */
  #loseRight(): void {
    this.#hold(this.token ? { token: null, seat: null } : { invite: null });
    if (this.phoneSeat !== null) hold(this.id, { here: without(held(this.id).here, this.phoneSeat) });
    notices.refuse(() => explain("wrong-token", "", {}));
  }

  /** After a sign-out, here or elsewhere, we reconnect as a guest. The account's seats must not stay in this browser. */
  #signedOut(): void {
    forget(this.id);
    this.seat = null;
    notices.tell(say("page-signed-out"));
    void forgetIfGuest();
  }

  #right(): string | null {
    return this.token ?? held(this.id).invite;
  }

  /** Don't resend commands that were overtaken while the line was down. */
  #settleOvertaken(): void {
    if (this.#connection.state === "live") return;
    for (const order of this.#pending.overtaken(this.events, this.seat))
      this.#connection.settle(order.id, this.#doneBy(order));
  }

  #doneBy(order: Order): Done {
    return { type: "done", id: order.id, seq: this.#seq, seat: null, token: null, table: null, hint: null };
  }
}

/** Forget all seats, unless the player has signed in again. Retries until the server answers. */
async function forgetIfGuest(): Promise<void> {
  const me = await ask<Me>("/api/me").catch(() => null);
  if (!me) setTimeout(() => void forgetIfGuest(), ASK_AGAIN_MS);
  else if (!me.signed_in) forgetAll();
}

/** The seats without this one. */
function without(here: Record<number, string>, seat: number): Record<number, string> {
  const { [seat]: _, ...rest } = here;
  return rest;
}

/** The old value if the new one is equal, so that nothing is redrawn. */
function same<T>(old: T, fresh: T): T {
  return JSON.stringify(old) === JSON.stringify(fresh) ? old : fresh;
}

/** Old and new entries in order, each once. */
function merged(old: EventInfo[], fresh: EventInfo[]): EventInfo[] {
  const last = old.at(-1)?.seq ?? 0;
  const later = fresh.filter((event) => event.seq > last);
  return later.length ? [...old, ...later] : old;
}

/** Name a bot after its seat, to distinguish several. */
function named(seat: SeatInfo): SeatInfo {
  if (seat.kind !== "bot") return seat;
  const bot = seat.bot || seat.name;
  return { ...seat, bot, name: say("page-bot-seat", { number: seat.seat + 1 }) };
}
