// The player's preferences, kept in this browser.
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

/** The last setup of a game. */
export interface Setup {
  seats: string[];
  options: Record<string, string>;
  dealer: DealerKind;
  clock?: number; // seconds per turn; none if there is no limit
  drawTime?: number; // seconds that the next player's move waits for a draw
  listed?: boolean;
  hints?: boolean;
  names?: string[]; // of the players who share this phone
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
  pace = $state<Pace>("brisk"); // of the bots at new tables
  hidePhrases = $state(false); // hide the phrases of other players
  sound = $state(false);
  singleKeys = $state(true); // single-character shortcuts
  setups = $state.raw<Record<string, Setup>>({});

  #known = ""; // the stored text

  constructor() {
    this.#take();
    window.addEventListener("storage", ({ key }) => key === KEY && this.#take()); // changed in another tab
  }

  /** Make up a name if there is none, so that no one has to enter one before playing. */
  introduce(): void {
    this.name ||= friendlyName();
  }

  /** Store changed settings and apply them to the page. Runs after every change. */
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

  /** The name used when sitting down; never empty. */
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

/** A random friendly name. */
export function friendlyName(): string {
  const words = (id: string) => say(id).split(",");
  return `${oneOf(words("page-name-firsts")).trim()} ${oneOf(words("page-name-lasts")).trim()}`;
}

export const settings = new Settings();
