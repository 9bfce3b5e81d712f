// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Turn, type Given } from "../../src/cards/turn.svelte";
import { NO_DEEDS } from "../../src/lib/deeds";
import type { CardsView, GameInfo } from "../../src/protocol";
import { cards, person } from "../frames";
import { speak } from "../support";

const seat = (seat: number, points: number[]): CardsView["seats"][number] => ({
  seat,
  hand_size: 4,
  pile_size: 0,
  pile_sum: 0,
  points,
  score: 0,
  shown: [],
});

const view = (changes: Partial<CardsView> = {}): CardsView => ({
  game: "dobro",
  kind: "cards",
  seat: 0,
  round: 1,
  rounds: 3,
  moment: "choice",
  roller: 0,
  turn: 0,
  direction: 1,
  good: 0,
  trick: [],
  deck_size: 40,
  owes: -1,
  forgetful: -1,
  closer: -1,
  seats: [seat(0, []), seat(1, [])],
  hand: ["7", "7", "J", "2"],
  open_seats: [0],
  asked: "play",
  options: ["7", "7 7", "J=7", "J=8"].map(cards),
  ...changes,
});

/** A round is over, and the next one is dealt. */
const DEALT = { round: 2, seats: [seat(0, [3]), seat(1, [5])] };
const [SEVEN, JOKER, TWO] = [0, 2, 3];

const play = vi.fn(NO_DEEDS.play);
const why = vi.fn(NO_DEEDS.why);
let given = $state.raw<Given>() as Given;
let turn: Turn;
let end: () => void;

function sit(changes: Partial<Given> = {}): void {
  const game = { actions: ["play 2", "play J=2", "play J=3"] } as GameInfo;
  const deeds = { ...NO_DEEDS, play, why, hint: async () => null };
  given = { game, deeds, view: view(), seats: [person(0, "Ann")], busy: false, watching: false, ...changes };
  end = $effect.root(() => void (turn = new Turn(() => given)));
  flushSync();
}

/** Change the table, a second later. */
function go(changes: Partial<Given>): void {
  vi.advanceTimersByTime(1000);
  given = { ...given, ...changes };
  flushSync();
}

/** Wait, then press. */
function press(after = 0): void {
  vi.advanceTimersByTime(after);
  turn.press(new Event("pointerdown"));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe("a card", () => {
  test("is chosen by a tap, then played by Enter", () => {
    sit({ view: view({ options: [cards("7")] }) });
    expect(turn.enter(SEVEN)).toBe(false);
    expect(turn.choosing.ready?.text).toBe("play 7");
    expect(turn.enter(SEVEN)).toBe(false);
    expect(play).toHaveBeenCalledExactlyOnceWith("play 7");
    expect(turn.choosing.places).toEqual([]);
  });

  test("that needs a number opens the choice of numbers", () => {
    sit();
    expect(turn.enter(JOKER)).toBe(true);
    expect([turn.choosing.isOpen, turn.choosing.fits.length]).toEqual([true, 2]);
    turn.clear();
    expect(turn.choosing.isOpen).toBe(false);
  });

  test("that can't be played is explained", async () => {
    await speak("en");
    why.mockResolvedValue({ type: "reason", id: "", code: "not-your-turn", rule: "D-22", params: {} });
    sit();
    turn.tap(SEVEN);
    turn.tap(TWO);
    await vi.waitFor(() => expect(turn.choosing.reason).toContain("D-22"));
    expect(why).toHaveBeenCalledExactlyOnceWith("play 2");
    expect([turn.choosing.places, turn.choosing.isOpen]).toEqual([[], true]);
    go({ view: view({ hand: ["2"] }) });
    expect(turn.choosing.reason).toBe("");
  });

  test.each([{ busy: true }, { watching: true }])("can't be chosen or played with %o", async (changes) => {
    sit(changes);
    turn.tap(SEVEN);
    expect(turn.choosing.places).toEqual([]);
    if (changes.busy) await turn.play("play 7");
    expect(play).not.toHaveBeenCalled();
  });
});

describe("the scores of a round", () => {
  test("cover the next round until a player closes them", () => {
    sit();
    expect(turn.hasNews).toBe(false);
    go({ view: view(DEALT) });
    expect(turn.hasNews).toBe(true);
    expect(turn.hinting.mayAsk).toBe(false);
    press(1);
    turn.closeScores();
    expect(turn.hasNews).toBe(false);
    expect(turn.hinting.mayAsk).toBe(true);
  });

  test("aren't closed by a press that began before they appeared", () => {
    sit();
    press(1);
    go({ view: view(DEALT) });
    vi.advanceTimersByTime(5);
    turn.closeScores();
    expect(turn.hasNews).toBe(true);
  });

  test("stay for a moment in which no card can be chosen or played", async () => {
    sit();
    go({ view: view(DEALT) });
    press(300);
    turn.tap(SEVEN);
    await turn.play("play 7");
    expect([turn.hasNews, turn.choosing.places]).toEqual([true, []]);
    expect(play).not.toHaveBeenCalled();
    press(600);
    turn.tap(JOKER);
    expect([turn.hasNews, turn.choosing.places]).toEqual([false, [JOKER]]);
  });

  test("aren't closed by a repeating key", () => {
    sit();
    go({ view: view(DEALT) });
    vi.advanceTimersByTime(900);
    turn.press(new KeyboardEvent("keydown", { key: "Enter", repeat: true }));
    turn.closeScores();
    expect(turn.hasNews).toBe(true);
  });

  test("aren't shown for rounds before one's arrival", () => {
    sit({ view: view(DEALT) });
    expect(turn.hasNews).toBe(false);
  });

  test("are shown to a spectator until the first card of the next round, and never at the end", () => {
    sit({ view: view(DEALT), watching: true });
    expect(turn.hasNews).toBe(true);
    const laid = { text: "play 7", cards: ["7"], value: 7, good: 7, doubled: false };
    go({ view: view({ ...DEALT, trick: [laid] }) });
    expect(turn.hasNews).toBe(false);
    go({ view: view({ ...DEALT, moment: "over" }) });
    expect(turn.hasNews).toBe(false);
  });
});
