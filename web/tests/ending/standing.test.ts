import { beforeEach, expect, test } from "vitest";
import {
  headline,
  hintsBySeat,
  isBroken,
  isShared,
  lineName,
  linesOf,
  ranked,
} from "../../src/ending/standing";
import { colour } from "../../src/lib/phrases";
import { say } from "../../src/lib/words";
import type { PlaceInfo } from "../../src/protocol";
import { event, person } from "../frames";
import { speak } from "../support";

beforeEach(() => speak("en"));

const SEATS = [person(0, "Ann"), person(1, "Ben"), person(2, "Cleo")];
const place = (seat: number, at: number, score: number): PlaceInfo => ({ seat, place: at, score, lines: [] });
const CLEAR = [place(0, 2, 90), place(1, 1, 100), place(2, 3, 80)];
const SHARED = [place(0, 1, 90), place(1, 3, 70), place(2, 1, 90)];
const BROKEN = [place(0, 2, 90), place(1, 1, 90)];

test("best first, ties by seat", () => {
  const seats = (result: PlaceInfo[]) => ranked(result).map(({ seat }) => seat);
  expect(seats(CLEAR)).toEqual([1, 0, 2]);
  expect(seats([...SHARED].reverse())).toEqual([0, 2, 1]);
  expect(CLEAR[0]!.seat).toBe(0); // the result itself is not sorted
});

test("a place is shared only with another seat", () => {
  expect(SHARED.map((one) => isShared(SHARED, one))).toEqual([true, false, true]);
  expect(CLEAR.some((one) => isShared(CLEAR, one))).toBe(false);
});

test("a tie is broken if equal scores have different places", () => {
  expect([CLEAR, SHARED, BROKEN].map(isBroken)).toEqual([false, false, true]);
});

test("hints are counted by seat and step, regardless of grade", () => {
  const hints = ["3 1", "3 2", "5 1"].map((text, at) => event(at, "hint", 2, text));
  const all = [...hints, event(9, "hint", 0, "4 1"), event(10, "play", 1, "pass")];
  expect(hintsBySeat(all)).toEqual([
    { seat: 0, count: 1 },
    { seat: 2, count: 2 },
  ]);
  expect(hintsBySeat([])).toEqual([]);
});

test("the news is the winner, both winners, or a solo player's points", () => {
  expect(headline([], SEATS, null)).toBe(say("page-end-title"));
  expect(headline([place(0, 1, 123)], SEATS, 0)).toBe(say("page-end-solo", { score: 123 }));
  expect(headline(CLEAR, SEATS, 0)).toBe(say("page-end-won", { name: "Ben", me: "no" }));
  expect(headline(CLEAR, SEATS, 1)).toBe(say("page-end-won", { name: "Ben", me: "yes" }));
  const two = say("page-end-and", { first: "Ann", second: "Cleo" });
  expect(headline(SHARED, SEATS, 0)).toBe(say("page-end-shared", { names: two }));
  const three = say("page-end-and", { first: `Ann${say("comma")}Ben`, second: "Cleo" });
  const all = SEATS.map(({ seat }) => place(seat, 1, 50));
  expect(headline(all, SEATS, 0)).toBe(say("page-end-shared", { names: three }));
});

test("the lines of a score are areas, foxes and rounds", () => {
  const lines: [string, number][] = [
    ["yellow", 12],
    ["round 3", -2],
  ];
  expect(linesOf({ ...place(0, 1, 10), lines })).toEqual([
    { name: "yellow", points: 12 },
    { name: "round 3", points: -2 },
  ]);
  expect(lineName("yellow")).toBe(colour("yellow").text);
  expect(lineName("fox")).toBe(say("page-end-fox"));
  expect(lineName("round 3")).toBe(say("page-end-round", { round: "3" }));
});
