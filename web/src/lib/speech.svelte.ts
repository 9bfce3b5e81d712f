// The language of the page: first as the browser is set up, then as somebody chooses. Only its words are loaded.
import loaders from "words:all";
import { LANGUAGES, meant } from "./languages";
import { keep, recall } from "./storage";
import { bundleOf, say, speakFrom } from "./words";
import { leaveLanguage } from "./tongue";

const KEY = "silvertray.language";

class Speech {
  code = $state("en");
  #bundle = $state.raw(bundleOf("en", {}));
  #wanted = "en";

  constructor() {
    speakFrom(() => this.#bundle);
  }

  /** The first words, before anything is shown. */
  begin(): Promise<void> {
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) void this.#speak(wished()); // chosen on another page of ours
    });
    return this.#speak(wished()).catch(() => this.#speak("en"));
  }

  /** Speak another language from now on, here and on the next visit. */
  async choose(code: string): Promise<void> {
    await this.#speak(code);
    keep(KEY, code);
    await leaveLanguage(code);
  }

  /** Whoever changes their mind while words are on their way gets the last ones asked for. */
  async #speak(code: string): Promise<void> {
    this.#wanted = code;
    const { default: messages } = await loaders[code]!();
    if (this.#wanted !== code) return;
    this.#bundle = bundleOf(code, messages);
    this.code = code;
    document.documentElement.lang = code;
    introduce(code);
  }
}

/** Tell what the page is to whatever reads only its head, such as a phone on which it is installed. */
function introduce(code: string): void {
  document.querySelector("meta[name=description]")!.setAttribute("content", say("page-what"));
  document.querySelector("link[rel=manifest]")!.setAttribute("href", `/manifest.${code}.webmanifest`);
}

/** What somebody chose, otherwise what the browser is set up for. */
function wished(): string {
  const kept = recall<string>(KEY, "");
  return kept in LANGUAGES ? kept : meant(navigator.languages);
}

export const speech = new Speech();
