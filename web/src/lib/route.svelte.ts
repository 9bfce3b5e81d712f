// The router. Links stay plain links; a click within the site changes the page without a reload.
import { GAMES } from "./games";
import { notices } from "./notices.svelte";
import { Scrolling } from "./scrolling";

type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; hash: string } // another secret in the hash is another visit
  | { page: "replay"; table: string } // without a table, a file is opened
  | { page: "you" }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "real" }
  | { page: "contest"; contest: string }
  | { page: "practise" }
  | { page: "drill"; game: string; kind: "mistakes" | "puzzles" }
  | { page: "lost" };

const TABLE = /^([a-z2-7]{16}|[a-z2-7]{26})$/;
const CONTEST = /^([a-z]{1,24}-\d{4}-\d\d-\d\d|[a-z2-7]{26})$/;

function placeOf(path: string): Place {
  const [first, second = "", more] = path.split("/").filter(Boolean);
  if (!first) return { page: "home" };
  if (more !== undefined) return { page: "lost" };
  if (first === "you" && !second) return { page: "you" };
  const isGame = GAMES.some(({ slug }) => slug === second);
  if ((first === "learn" || first === "rules" || first === "new") && isGame)
    return { page: first, game: second };
  if (first === "real" && !second) return { page: "real" };
  if (first === "practise" && !second) return { page: "practise" };
  if (first === "practise" && isGame) return { page: "drill", game: second, kind: "mistakes" };
  if (first === "puzzles" && isGame) return { page: "drill", game: second, kind: "puzzles" };
  if (first === "contest" && CONTEST.test(second)) return { page: "contest", contest: second };
  if (first === "t" && TABLE.test(second)) return { page: "table", table: second, hash: location.hash };
  if (first === "replay" && (!second || TABLE.test(second))) return { page: "replay", table: second };
  return { page: "lost" };
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));
  /** The fragment of the URL. */
  hash = $state(location.hash);
  /** Whether we have left the first page, on which the focus isn't moved. */
  hasChanged = false;
  readonly #scrolling = new Scrolling();

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", () => this.#arrive());
  }

  go(path: string): void {
    this.#scrolling.note();
    history.pushState(null, "", path);
    scrollTo(0, 0);
    this.#arrive();
  }

  /** Handle a click on a link within the site, except for a new tab, a download, or a fragment of this page. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return; // the browser goes there, and marks it as its target
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }

  #arrive(): void {
    this.#scrolling.arrive();
    this.hash = location.hash;
    const place = placeOf(location.pathname);
    if (isSame(place, this.place)) return;
    notices.settle(); // refusals belong to the page we left
    this.hasChanged = true;
    this.place = place;
  }
}

function isSame(one: Place, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const route = new Route();
