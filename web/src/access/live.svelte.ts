// Screen reader announcements. A burst of news is read together when it pauses; a turn or a refusal is read at once.
import { say } from "../lib/words";

const PAUSE_MS = 350;
const LONGEST_MS = 1500; // read the news by then, even if bots keep moving
const MOST = 8;

class Live {
  /** Read politely, when the screen reader pauses. */
  news = $state("");
  /** Read immediately. */
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

  /** Announce a prompt after the news. It replaces an earlier prompt that has not been read yet. */
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
    if (document.querySelector("dialog[open]")) return this.#keep(); // live regions outside an open dialog are not read
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

/** A repeated text is read only if it differs, so add an invisible space. */
function again(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const live = new Live();
