import { describe, expect, test } from "vitest";
import { facesAt, fitting, larger, places, plays, reaches, tapped } from "../../src/cards/choice";
import { cards } from "../frames";

const texts = (options: { text: string }[]) => options.map(({ text }) => text);

describe("options", () => {
  const options = ["", "7", "7 7", "J=7", "J=8", "J 7"].map(cards);

  test("plays have cards", () => {
    expect(texts(plays(options))).not.toContain("play ");
    expect(plays(options)).toHaveLength(5);
  });

  test("exactly these cards fit, for every number of a Joker", () => {
    expect(texts(fitting(options, ["J"]))).toEqual(["play J=7", "play J=8"]);
    expect(texts(fitting(options, ["7", "J"]))).toEqual(["play J 7"]);
    expect(fitting(options, ["8"])).toEqual([]);
  });

  test("larger plays need more cards, and each set counts once", () => {
    expect(texts(larger(options, ["7"]))).toEqual(["play 7 7", "play J 7"]);
    expect(larger(["J J=7", "J J=8"].map(cards), ["J"])).toHaveLength(1);
    expect(larger(options, ["7", "7"])).toEqual([]);
  });

  test("two equal cards fit only a play of two", () => {
    expect(reaches(options, ["7", "7"])).toBe(true);
    expect(reaches(options, ["J", "J"])).toBe(false);
    expect(reaches([cards("7")], ["7", "7"])).toBe(false);
  });
});

describe("places", () => {
  const hand = ["7", "8", "7", "J"];

  test("prefer chosen cards, then the hand from the left", () => {
    expect(places(hand, [], ["7"])).toEqual([0]);
    expect(places(hand, [2], ["7"])).toEqual([2]);
    expect(places(hand, [2], ["7", "7"])).toEqual([2, 0]);
    expect(places(hand, [3, 0], ["J", "7", "7"])).toEqual([3, 0, 2]);
  });

  test("give the cards that lie there", () => {
    expect(facesAt(hand, [3, 1])).toEqual(["J", "8"]);
  });
});

describe("a tapped card", () => {
  const hand = ["5", "5", "7", "7", "J"];
  const tap = (options: string[], chosen: number[], place: number) =>
    tapped(options.map(cards), hand, chosen, place);

  test("is chosen", () => {
    expect(tap(["5", "7"], [], 2)).toEqual([2]);
  });

  test("is deselected by a second tap", () => {
    expect(tap(["5 5"], [0, 1], 0)).toEqual([1]);
  });

  test("joins the selection if they can be played together", () => {
    expect(tap(["5", "5 5"], [0], 1)).toEqual([0, 1]);
  });

  test("starts a new selection if they can't", () => {
    expect(tap(["5", "7"], [0], 2)).toEqual([2]);
  });

  test("selects its only partner too if it can't be played alone", () => {
    expect(tap(["5 5"], [], 1)).toEqual([1, 0]);
    expect(tap(["5 5", "7 7"], [0, 1], 3)).toEqual([3, 2]);
  });

  test("is selected alone if it has several partners or can be played alone", () => {
    expect(tap(["5 5", "J 5"], [], 0)).toEqual([0]);
    expect(tap(["5", "5 5"], [], 0)).toEqual([0]);
  });
});
