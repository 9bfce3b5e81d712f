import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/languages";
import { colour, listed, phrase, reward } from "../../src/lib/phrases";
import { Inflected, say } from "../../src/lib/words";
import type { EventInfo, GameInfo } from "../../src/protocol";
import { withMarks } from "../../src/play/marks";
import { deedsIn, isBeside, story } from "../../src/play/story";
import { event, option, person } from "../frames";
import { data, speak } from "../support";

const GAMES = new Map(data<GameInfo>("games").map((game) => [game.slug, game]));
const EVENTS = data<{ game: string; events: EventInfo[] }>("events");
const SEATS = [person(0, "Ann"), person(1, "Ben"), person(2, "Cleo"), person(3, "Dan")];
const CLEVER = GAMES.get("clever")!;

/** An entry of every kind in the protocol. A new kind doesn't compile until it is added here. */
const KINDS: Record<EventInfo["kind"], string> = {
  sit: "",
  stand: "",
  bot: "",
  away: "",
  back: "",
  kick: "Eve",
  start: "",
  play: "pass",
  chance: "first 1",
  undo: "",
  pace: "relaxed",
  say: "good-luck",
  end: "",
  rematch: "",
  clock: "86400",
  late: "",
  pause: "",
  resume: "",
  correct: "roll 123456",
  hints: "",
  hint: "3 2",
  rated: "",
  drawing: "10",
};
const OF_EACH_KIND = Object.entries(KINDS).map(([kind, text], at) =>
  event(at + 1, kind as EventInfo["kind"], 1, text),
);

/** Traces of code in a text: message ids, verbs of the notation, Fluent's braces, missing values. */
const CODE = /event-|page-|colour-|reward-|phrase-|undefined|NaN|null|[{}$]|\b[a-z]+:[a-z]/;
const lines = (game: GameInfo, events: EventInfo[], own: number | null = 0) =>
  story(game, SEATS, events, own).map(({ text }) => text);

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  beforeEach(() => speak(language));

  test.each(OF_EACH_KIND)("an entry of kind $kind has a text", (entry) => {
    for (const own of [0, 1]) {
      const [text] = lines(CLEVER, [entry], own);
      expect(text).not.toMatch(CODE);
      expect(text).not.toBe("");
      expect(text).not.toBe(entry.text);
    }
  });

  test.each(EVENTS)("all moves and outcomes of $game have a text", ({ game, events }) => {
    const told = events.map((entry) => lines(GAMES.get(game)!, [entry])[0]!);
    for (const [at, text] of told.entries()) {
      expect(text, events[at]!.text).not.toMatch(CODE);
      expect(text, events[at]!.text).not.toBe("");
      expect(text).not.toBe(events[at]!.text);
    }
  });
});

describe("lines", () => {
  beforeEach(() => speak("en"));

  test("the reader is addressed, others are named", () => {
    const me = say("event-pass", { name: "Ben", me: "yes" });
    const other = say("event-pass", { name: "Ben", me: "no" });
    expect(me).not.toBe(other);
    const pass = event(1, "play", 1, "pass");
    expect([lines(CLEVER, [pass], 1), lines(CLEVER, [pass], 0), lines(CLEVER, [pass], null)]).toEqual([
      [me],
      [other],
      [other],
    ]);
  });

  test("a line keeps number, time and seat of its entry", () => {
    const entry = { ...event(7, "sit", 2), at: "2026-01-01T12:00:00Z" };
    expect(story(CLEVER, SEATS, [entry], 0)).toMatchObject([{ seq: 7, at: entry.at, seat: 2 }]);
  });

  test("consecutive draws share a line, and hidden cards are not counted", () => {
    const draw = (seq: number, card: string) => event(seq, "chance", -1, `draw ${card}`);
    const events = [
      draw(1, "7"),
      draw(2, "?"),
      draw(3, "J"),
      event(4, "play", 1, "pass"),
      draw(5, "?"),
      draw(6, "?"),
    ];
    const told = story(GAMES.get("dobro")!, SEATS, events, 0);
    expect(told.map(({ seq }) => seq)).toEqual([3, 4, 6]);
    expect(told[0]!.text).toBe(say("event-draw-own", { cards: listed(["7", say("event-card-joker")]) }));
    expect(told[2]!.text).toBe(say("event-draw-hidden"));
  });

  test("special cards are named: Joker, Joker as a number, Skip and Reverse", () => {
    const names = ["5", ...["joker", "skip", "reverse"].map((name) => say(`event-card-${name}`))];
    const all = [...names, say("event-card-joker-as", { number: "7" })].join(" + ");
    expect(lines(GAMES.get("dobro")!, [event(1, "play", 1, "play 5 J S R J=7")])).toEqual([
      say("event-play", { name: "Ben", me: "no", cards: all }),
    ]);
  });

  test("a die has the face of its latest roll, even if others were rolled since", () => {
    const die = (name: string, face: number) =>
      say("event-die", { die: colour(name), face: String(face) })
        .trim()
        .replaceAll(" ", "\u00A0");
    const rolls = [event(1, "chance", -1, "roll 123456"), event(2, "chance", -1, "roll -6----")];
    const pick = event(3, "play", 1, "pick white yellow");
    const [first, second, third] = lines(CLEVER, [...rolls, pick]);
    expect(first).toBe(
      say("event-roll", { dice: listed(CLEVER.sheet!.dice.map((name, at) => die(name, at + 1))) }),
    );
    expect(second).toBe(say("event-roll", { dice: die(CLEVER.sheet!.dice[1]!, 6) }));
    const [white, yellow] = [die("white", 1), colour("yellow")];
    expect(third).toBe(
      say("event-pick-as", { name: "Ben", me: "no", die: white, area: yellow, row: yellow }),
    );
  });

  test("a removed player is named, though a bot has the seat by now", () => {
    expect(lines(CLEVER, [event(1, "kick", 1, "Eve")])[0]).toContain("Eve");
  });

  test("a phrase is shown in the reader's language", async () => {
    await speak("de");
    expect(lines(CLEVER, [event(1, "say", 1, "thanks")])[0]).toContain(phrase("thanks"));
  });

  test("chat, hints and ratings don't change the match", () => {
    const kinds = OF_EACH_KIND.filter(isBeside).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["hint", "rated", "say"]);
    expect(deedsIn(OF_EACH_KIND)).toHaveLength(OF_EACH_KIND.length - 3);
  });
});

describe("marks", () => {
  beforeEach(() => speak("en"));
  const sheets = new Map([...GAMES].map(([slug, { sheet }]) => [slug, sheet!]));
  const marked = (game: string, area: string, changes: Partial<ReturnType<typeof option>> = {}) =>
    withMarks(
      "DEED",
      sheets.get(game)!,
      { ...option("pick", area, 0), value: 3, ...changes },
      "no",
      (die) => new Inflected(`<${die}>`),
    );

  test("an action without a mark is unchanged", () => {
    expect(marked("clever", "")).toBe("DEED");
  });

  test("rewards and dice sent to the tray follow", () => {
    const earns = ["fox", "x:blue"];
    const text = marked("clever", "", { earns, tray: ["blue", "white"] });
    const rewards = say("event-earning", { rewards: listed(earns.map(reward)) });
    expect(text).toBe(`DEED${rewards}${say("event-sending", { dice: listed(["<blue>", "<white>"]) })}`);
  });

  test("each kind of area has its own sentence", () => {
    const kinds = [...sheets].flatMap(([game, sheet]) =>
      sheet ? sheet.areas.map(({ name }) => [`${game} ${name}`, kindOf(marked(game, name))]) : [],
    );
    expect(Object.fromEntries(kinds)).toEqual({
      "clever yellow": "mark-cross",
      "clever blue": "mark-cross",
      "clever green": "mark-next",
      "clever orange": "mark-number",
      "clever purple": "mark-number",
      "twice silver": "mark-in-row",
      "twice yellow": "mark",
      "twice blue": "mark-number",
      "twice green": "mark-number",
      "twice pink": "mark-number",
    });
  });

  /** The message that a sentence was formatted from. */
  function kindOf(text: string): string | undefined {
    const kinds = ["mark", "mark-cross", "mark-in-row", "mark-next", "mark-number", "mark-times"];
    return kinds.find((kind) => {
      const shape = say(`event-${kind}`, { me: "no", area: "§", label: "§", row: "§", number: "§" });
      const parts = shape.split("§").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      return new RegExp(`${parts.join("[^ ]+")}$`, "u").test(text);
    });
  }
});
