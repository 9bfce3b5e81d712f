// A connection to the server. It sends hello, reconnects automatically, and loses no command on the way.
import type { Closing, Hello, Reason, Why } from "../protocol";
import { VERSION } from "./greeting";
import { newLine, type Answer, type FromPage, type FromServer, type Line, type Order } from "./line";
import { reach as theReach, type Caller, type Reach } from "./reach.svelte";

export type LineState = "connecting" | "live" | "waiting" | "closed";

const PING_MS = 20_000;
const PATIENCE_MS = 8_000; // timeout for a pong
const DOUBT_MS = 3_000; // how long a command may go unanswered before we ping
const SUSPENDED_MS = PING_MS + PATIENCE_MS; // only suspended timers allow a longer silence
const UNREADABLE = new Set(["bad-frame", "bad-request", "frame-too-long"]); // frames that make the server close the line

/** Gets each frame before the connection acts on it. */
export interface Listener {
  hello(): Omit<Hello, "type" | "version">;
  heard(frame: FromServer): void;
  stateChanged(state: LineState): void;
}

interface Asked {
  order: Order | Why;
  answer: (answer: Answer | Reason) => void;
}

export class Connection implements Caller {
  state: LineState = "closed";
  #line: Line | null = null;
  #asked = new Map<string, Asked>();
  #failures = 0;
  #lastHeard = 0;
  #heart: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly reach: Reach = theReach,
  ) {}

  /** Connect, and reconnect whenever the line is lost. An existing line stays. */
  open(): void {
    this.reach.join(this);
    if (this.#line) return;
    this.#become("connecting");
    const line = newLine(this.#failures, {
      hello: () => ({ type: "hello", version: VERSION, ...this.listener.hello() }),
      heard: (frame) => this.#hear(line, frame),
      lost: () => this.#lost(line),
    });
    this.#line = line;
    this.#expect(line);
  }

  /** Close the connection for good. */
  close(): void {
    this.#hangUp();
    this.#become("closed");
    this.reach.leave(this);
  }

  /** The network is back, or the page is visible again: skip the rest of the backoff. */
  wake(): void {
    const silence = Date.now() - this.#lastHeard;
    const isSuspended = this.state === "live" && silence > SUSPENDED_MS;
    if (isSuspended) this.#hangUp();
    if (isSuspended || this.state === "waiting") this.open();
    else if (this.state === "live" && silence > PATIENCE_MS) this.#ping();
  }

  /** The network is gone: drop the line at once instead of waiting for a timeout. */
  lose(): void {
    if (this.#line) this.#giveUp(this.#line);
  }

  /** Send a command now, or as soon as the line is live. It is answered once, however often it had to be resent. */
  send(order: Order): Promise<Answer> {
    return this.#ask(order) as Promise<Answer>;
  }

  /** Ask why something is not legal. */
  ask(question: Why): Promise<Reason> {
    return this.#ask(question) as Promise<Reason>;
  }

  /** Resolve a command with this answer. */
  settle(id: string, answer: Answer | Reason): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    this.#asked.delete(id);
    asked.answer(answer);
  }

  #ask(order: Order | Why): Promise<Answer | Reason> {
    return new Promise((answer) => {
      this.#asked.set(order.id, { order, answer });
      if (this.state === "live") this.#say(order);
      setTimeout(() => this.#doubt(order.id), DOUBT_MS);
    });
  }

  /** If a command is still unanswered, check the line with a ping. */
  #doubt(id: string): void {
    if (this.state === "live" && this.#asked.has(id)) this.#ping();
  }

  #say(frame: FromPage): void {
    this.#line?.say(frame);
  }

  #hear(line: Line, frame: FromServer): void {
    if (line !== this.#line) return;
    this.#lastHeard = Date.now();
    this.listener.heard(frame);
    if (frame.type === "news" && this.state === "connecting") this.#goLive();
    if (this.state === "live") this.#stopPatience(); // a welcome without news doesn't count
    if (frame.type === "done" || frame.type === "refused" || frame.type === "reason")
      this.settle(frame.id, frame);
    if (frame.type === "closing" && UNREADABLE.has(frame.code)) this.#refuseUnreadable(frame);
  }

  /** Refuse the command that the server couldn't read, because resending it would close every new line. The server answers
   * in order, so it is the first unanswered one. */
  #refuseUnreadable({ code, params }: Closing): void {
    const [id] = this.#asked.keys();
    if (this.state === "live" && id) this.settle(id, { type: "refused", id, code, rule: "", params });
  }

  #goLive(): void {
    this.#failures = 0;
    this.#become("live");
    this.reach.found();
    this.#heart = setInterval(() => this.#ping(), PING_MS);
    for (const { order } of this.#asked.values()) this.#say(order);
  }

  #ping(): void {
    const line = this.#line;
    if (!line) return;
    this.#say({ type: "ping" });
    this.#expect(line);
  }

  /** Close the line if it stays silent. Sending more frames doesn't extend the timeout. */
  #expect(line: Line): void {
    this.#patience ??= setTimeout(() => this.#giveUp(line), PATIENCE_MS);
  }

  #stopPatience(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** Closing a dead socket can take minutes, so count the line as lost at once. */
  #giveUp(line: Line): void {
    line.close();
    this.#lost(line);
  }

  #lost(line: Line): void {
    if (line !== this.#line) return;
    this.#line = null;
    this.#stopClocks();
    this.#failures += 1;
    this.#become("waiting");
    this.reach.lost();
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = null;
    this.#stopClocks();
    line?.close();
  }

  #stopClocks(): void {
    this.#stopPatience();
    clearInterval(this.#heart);
  }

  #become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.stateChanged(state);
  }
}
