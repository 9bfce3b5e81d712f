// What is read aloud: news in a row are told together once they stop; a turn or a refusal at once.
import { say } from "../lib/words";

const PAUSE_MS = 350;
const LONGEST_MS = 1500; // whoever listens does not wait for bots that never stop
const MOST = 8;

class Live {
  /** Read when there is a moment for it. */
  news = $state("");
  /** Read at once. */
  calls = $state("");
  #waiting: string[] = [];
  #asked = "";
  #since = 0;
  #timer = 0;

  tell(text: string): void {
    if (!text) return;
    if (!this.#waiting.length) this.#since = performance.now();
    this.#waiting.push(text);
    this.#later();
  }

  /** What is asked now, told after the news: what was asked a moment ago is past. */
  ask(text: string): void {
    this.#asked = text;
    this.#later();
  }

  call(text: string): void {
    this.calls = again(this.calls, text);
  }

  #later(): void {
    clearTimeout(this.#timer);
    const left = this.#waiting.length ? LONGEST_MS - (performance.now() - this.#since) : PAUSE_MS;
    this.#timer = window.setTimeout(() => this.#read(), Math.max(0, Math.min(PAUSE_MS, left)));
  }

  #read(): void {
    if (document.querySelector("dialog[open]")) return this.#keep(); // nothing outside of it would be heard
    const left = this.#waiting.length - MOST;
    const lines = this.#waiting.slice(-MOST);
    if (left > 0) lines.unshift(say("access-earlier", { count: left }));
    const all = [...lines, this.#asked].filter(Boolean);
    if (all.length) this.news = again(this.news, all.map(sentence).join(" "));
    [this.#waiting, this.#asked] = [[], ""];
  }

  #keep(): void {
    this.#timer = window.setTimeout(() => this.#read(), PAUSE_MS);
  }
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The same words a second time are read only if something about them differs. */
function again(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const live = new Live();
