// One line to the server: it says hello, comes back by itself when it breaks, and loses no command on the way.
import type { Closing, Hello, Reason, Why } from "../protocol";
import { VERSION } from "./greeting";
import { newLine, type Answer, type FromPage, type FromServer, type Line, type Order } from "./line";
import { reach as theReach, type Caller, type Reach } from "./reach.svelte";

export type LineState = "connecting" | "live" | "waiting" | "closed";

const PING_MS = 20_000;
const PATIENCE_MS = 8_000; // how long an answer to ping may take
const DOUBT_MS = 3_000; // how long an answer to a command may take before we ask whether anybody is there
const SUSPENDED_MS = PING_MS + PATIENCE_MS; // a longer silence would have ended the line, had our clocks been running
const UNREADABLE = new Set(["bad-frame", "bad-request", "frame-too-long"]); // what the server hangs up on

/** Who listens: each frame comes here before the connection acts on it. */
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

  /** Call the server, and again whenever the line is lost; a line that is there already stays. */
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

  /** Hang up for good. */
  close(): void {
    this.#hangUp();
    this.#become("closed");
    this.reach.leave(this);
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  wake(): void {
    const silence = Date.now() - this.#lastHeard;
    const isSuspended = this.state === "live" && silence > SUSPENDED_MS;
    if (isSuspended) this.#hangUp();
    if (isSuspended || this.state === "waiting") this.open();
    else if (this.state === "live" && silence > PATIENCE_MS) this.#ping();
  }

  /** The network is gone: say so at once, instead of waiting for silence. */
  lose(): void {
    if (this.#line) this.#giveUp(this.#line);
  }

  /** Send a command, now or as soon as there is a line. It is answered once, however often it had to be sent. */
  send(order: Order): Promise<Answer> {
    return this.#ask(order) as Promise<Answer>;
  }

  /** Ask why something is not legal. */
  ask(question: Why): Promise<Reason> {
    return this.#ask(question) as Promise<Reason>;
  }

  /** Regard a command as answered. */
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

  /** An answer takes long: is anybody there? */
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
    if (this.state === "live") this.#stopPatience(); // half a greeting is none
    if (frame.type === "done" || frame.type === "refused" || frame.type === "reason")
      this.settle(frame.id, frame);
    if (frame.type === "closing" && UNREADABLE.has(frame.code)) this.#refuseUnreadable(frame);
  }

  /** To be said again it would end every line. As all is answered in order, it is the first without an answer. */
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

  /** Give up a line that stays silent. Nothing that we say meanwhile makes this later. */
  #expect(line: Line): void {
    this.#patience ??= setTimeout(() => this.#giveUp(line), PATIENCE_MS);
  }

  #stopPatience(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** Nobody answers: closing a dead line can take minutes, so it counts as lost at once. */
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
