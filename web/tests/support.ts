// Test helpers: the texts of a language, data from the rules engine, and a fake socket.
import loaders from "words:all";
import { vi } from "vitest";
import type { FromPage, FromServer } from "../src/lib/line";
import { bundleOf, speakFrom } from "../src/lib/words";
import type { Hello } from "../src/protocol";

/** Switch to a language. */
export async function speak(language: string): Promise<void> {
  const { default: messages } = await loaders[language]!();
  const bundle = bundleOf(language, messages);
  speakFrom(() => bundle);
}

const FILES = import.meta.glob<string>("./data/*.jsonl", { query: "?raw", import: "default", eager: true });

/** Lines of a file in `data/`, which `make golden` writes (tests/golden/test_page.py). */
export function data<T>(name: string): T[] {
  const lines = FILES[`./data/${name}.jsonl`]!.trim().split("\n");
  return lines.map((line) => JSON.parse(line) as T);
}

/** A WebSocket with the test as its server. Closing it fires no event, as on a dead network. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: (FromPage | Hello)[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** Use it for every socket of this test. */
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage | Hello);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(frame: FromServer): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose();
  }

  /** The ids of the commands and questions received, without hello and pings. */
  get orders(): string[] {
    return this.sent.flatMap((frame) => ("id" in frame ? [frame.id] : []));
  }

  get pings(): number {
    return this.sent.filter((frame) => frame.type === "ping").length;
  }
}

const realTimeout = setTimeout;

/** Let promises and streams progress until a condition holds, without advancing fake timers. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let round = 0; round < 1000; round++) {
    if (isSo()) return;
    await new Promise((go) => realTimeout(go));
  }
  throw new Error(`condition never held: ${isSo}`);
}

/** Install fake timers that don't affect streams. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
}
