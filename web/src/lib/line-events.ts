// A transport made of an event stream and posts. It uses fetch, because an EventSource can't send the token in a header,
// and a token in a URL would end up in logs.
import type { Hello } from "../protocol";
import type { Ears, FromPage, FromServer, Line } from "./line";

const SILENCE_MS = 40_000; // the server sends keep-alives more often
const NEW_EYES = new Set(["sit", "stand"]); // these change what we may see, so hello is sent again

export class EventLine implements Line {
  #hello: Hello | null = null;
  #stream = new AbortController();
  #posts: Promise<void> = Promise.resolve();
  #isOpen = true;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ears: Ears) {
    queueMicrotask(() => this.#greet());
  }

  say(frame: FromPage): void {
    this.#posts = this.#posts.then(() => this.#post(frame)); // in order, as over a socket
  }

  close(): void {
    this.#isOpen = false;
    this.#hush();
  }

  #greet(): void {
    if (this.#isOpen) void this.#listen((this.#hello = this.ears.hello()));
  }

  async #listen(hello: Hello): Promise<void> {
    const stream = (this.#stream = new AbortController());
    const { table, have = 0, version } = hello;
    this.#waitForSign();
    try {
      const response = await fetch(`/api/events?table=${table}&have=${have}&version=${version}`, {
        headers: this.#right(),
        signal: stream.signal,
      });
      if (!response.ok) await this.#refused(response);
      else
        for await (const frame of framesOf(response.body!)) {
          this.#waitForSign();
          this.#hear(frame);
        }
    } catch {
      // the stream broke; unless we closed it, the line is lost
    }
    if (stream === this.#stream && !stream.signal.aborted) this.#lose();
  }

  async #post(frame: FromPage): Promise<void> {
    if (!this.#isOpen || !this.#hello) return;
    const seesAnew = NEW_EYES.has(frame.type);
    if (seesAnew) this.#hush(); // the new stream brings the results, with the new rights
    try {
      const headers = { ...this.#right(), "Content-Type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(frame) };
      const response = await fetch(`/api/commands?table=${this.#hello.table}`, init);
      if (!response.ok) return await this.#refused(response);
      this.#hear((await response.json()) as FromServer);
      if (seesAnew) setTimeout(() => this.#greet()); // after the new token is stored
    } catch {
      this.#lose();
    }
  }

  #right(): Record<string, string> {
    return this.#hello?.token ? { Authorization: `Bearer ${this.#hello.token}` } : {};
  }

  /** Only data on the stream shows that it is alive: posts use other connections. */
  #waitForSign(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), SILENCE_MS);
  }

  #hear(frame: FromServer): void {
    if (this.#isOpen) this.ears.heard(frame);
  }

  /** Report a refusal over HTTP as the closing frame that a socket would send. */
  async #refused(response: Response): Promise<void> {
    const { code, params } = (await response.json()) as { code: string; params: Record<string, string> };
    if (this.#isOpen) this.ears.heard({ type: "closing", code, params });
    this.#lose();
  }

  #hush(): void {
    clearTimeout(this.#silence);
    this.#stream.abort();
  }

  #lose(): void {
    if (!this.#isOpen) return;
    this.close();
    this.ears.lost();
  }
}

/** Yield the frames of an event stream as they arrive. */
async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<FromServer> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (text + value).split("\n");
    text = lines.pop()!;
    for (const line of lines) if (line.startsWith("data: ")) yield JSON.parse(line.slice(6)) as FromServer;
  }
}
