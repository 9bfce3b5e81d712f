// The language of the page: the browser's at first, then the chosen one. Only its texts are loaded.
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

  /** Load the texts before anything is shown. */
  begin(): Promise<void> {
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) void this.#speak(wished()); // chosen in another tab
    });
    return this.#speak(wished()).catch(() => this.#speak("en"));
  }

  /** Switch the language, also for the next visit. */
  async choose(code: string): Promise<void> {
    await this.#speak(code);
    keep(KEY, code);
    await leaveLanguage(code);
  }

  /** If the choice changes while texts are loading, the last choice wins. */
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

/** Translate the metadata in the head, for example for a phone that installs the page. */
function introduce(code: string): void {
  document.querySelector("meta[name=description]")!.setAttribute("content", say("page-what"));
  document.querySelector("link[rel=manifest]")!.setAttribute("href", `/manifest.${code}.webmanifest`);
}

/** The chosen language, otherwise the browser's. */
function wished(): string {
  const kept = recall<string>(KEY, "");
  return kept in LANGUAGES ? kept : meant(navigator.languages);
}

export const speech = new Speech();
