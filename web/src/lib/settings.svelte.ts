// What somebody likes: kept in the browser, sent nowhere.
import { oneOf } from "./chance";
import { keep, recall } from "./storage";
import { say } from "./words";
import type { TableInfo } from "../protocol";

const KEY = "silvertray.settings";

type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "off";
export type Pace = TableInfo["pace"];
export const PACES: Pace[] = ["instant", "brisk", "relaxed"];
export type DealerKind = "entropy" | "seed" | "commit" | "table";

/** How somebody set up a game the last time. */
export interface Setup {
  seats: string[];
  options: Record<string, string>;
  dealer: DealerKind;
  clock?: number; // seconds for a turn; none if everybody may take their time
  drawTime?: number; // seconds that a move waits for a draw
  listed?: boolean;
  hints?: boolean;
  names?: string[]; // of those who share the phone
}

interface Kept {
  name: string;
  theme: Theme;
  motion: Motion;
  autoRoll: boolean;
  pace: Pace;
  hidePhrases: boolean;
  sound: boolean;
  singleKeys: boolean;
  setups: Record<string, Setup>;
}

const USUAL: Kept = {
  name: "",
  theme: "auto",
  motion: "auto",
  autoRoll: false,
  pace: "brisk",
  hidePhrases: false,
  sound: false,
  singleKeys: true,
  setups: {},
};

class Settings {
  name = $state("");
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  autoRoll = $state(false);
  pace = $state<Pace>("brisk"); // of the bots at tables to come
  hidePhrases = $state(false); // what others say at a table
  sound = $state(false);
  singleKeys = $state(true); // letters and signs that do something by themselves
  setups = $state.raw<Record<string, Setup>>({});

  #known = ""; // as it is written down

  constructor() {
    this.#take();
    window.addEventListener("storage", ({ key }) => key === KEY && this.#take()); // changed on another page of ours
  }

  /** Nobody is asked for a name before playing, so everybody has one. */
  introduce(): void {
    this.name ||= friendlyName();
  }

  /** Write down what was changed here, and let the page look like it. Runs whenever something changes. */
  apply(): void {
    const text = JSON.stringify(this.#kept);
    if (text !== this.#known) keep(KEY, this.#kept);
    this.#known = text;
    mark("theme", this.theme);
    mark("motion", this.motion);
  }

  #take(): void {
    Object.assign(this, { ...USUAL, ...recall<Partial<Kept>>(KEY, {}) });
    this.#known = JSON.stringify(this.#kept);
  }

  get #kept(): Kept {
    const { name, theme, motion, autoRoll, pace, hidePhrases, sound, singleKeys, setups } = this;
    return { name: name.trim(), theme, motion, autoRoll, pace, hidePhrases, sound, singleKeys, setups };
  }

  /** The name to sit down with: never empty. */
  get calledName(): string {
    return this.name.trim().slice(0, 24) || say("page-player");
  }

  remember(game: string, setup: Setup): void {
    this.setups = { ...this.setups, [game]: setup };
  }
}

function mark(name: string, value: string): void {
  if (value === "auto") delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

/** A name for somebody who has thought of none. */
export function friendlyName(): string {
  const words = (id: string) => say(id).split(",");
  return `${oneOf(words("page-name-firsts")).trim()} ${oneOf(words("page-name-lasts")).trim()}`;
}

export const settings = new Settings();
