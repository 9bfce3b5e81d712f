// Case forms: the same sentences as in tests/locale/test_forms.py.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { colour, inList, reward } from "../../src/lib/phrases";
import { bundleOf, inflect, Inflected, say, speakFrom } from "../../src/lib/words";
import cases from "../../../tests/locale/forms.json";

const { body } = new FluentResource(cases.messages.join("\n"));
const bundle = bundleOf("sr", Object.fromEntries(body.map(({ id, ...message }) => [id, message])));

test.each(Object.entries(cases.sentences))("%s uses the forms of its arguments", (message, sentence) => {
  speakFrom(() => bundle);
  const things = {
    die: colour("yellow"),
    dice: inList(["yellow", "blue"].map(colour)),
    thing: inflect("event-die", { die: colour("yellow"), face: "5" }),
    reward: reward("x:blue"),
    rewards: inList(["n:yellow:6", "n:blue:5"].map(reward)),
  };
  expect(say(message, things)).toBe(sentence);
});

test("a text without forms is used unchanged", () => {
  speakFrom(() => bundle);
  expect(colour("mauve")).toEqual(new Inflected("mauve"));
  expect(say("accusative", { die: colour("mauve") })).toBe("Узимаш mauve.");
  expect(say("accusative", { die: "розе" })).toBe("Узимаш розе.");
});
