import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ago, clock, inSeconds, isLong, span } from "../../src/lib/when";
import { say } from "../../src/lib/words";
import { speak, stopClock } from "../support";

beforeEach(async () => {
  stopClock();
  await speak("en");
});
afterEach(() => void vi.useRealTimers());

test.each([
  [0, "0:00"],
  [0.01, "0:01"], // 0:00 appears only when the time is up
  [1, "0:01"],
  [9, "0:09"],
  [59.2, "1:00"],
  [60, "1:00"],
  [61.5, "1:02"],
  [3599, "59:59"],
  [3600, "1 hour"],
  [7199, "1 hour"],
  [7200, "2 hours"],
  [86_399, "23 hours"],
  [86_400, "1 day"],
  [3 * 86_400, "3 days"],
])("%d seconds last %s", (seconds, text) => {
  expect(span(seconds)).toBe(text);
});

test.each([
  [60, "1 minute ago"],
  [89, "1 minute ago"],
  [91, "2 minutes ago"],
  [3600, "1 hour ago"],
  [7_200, "2 hours ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
])("%d seconds ago is %s", (seconds, text) => {
  expect(ago(Date.now() - seconds * 1000)).toBe(text);
});

test.each([0, 59, -60])("%d seconds ago is now", (seconds) => {
  expect(ago(Date.now() - seconds * 1000)).toBe(say("page-just-now"));
});

test("times are in the page's language", async () => {
  await speak("ru");
  expect(span(2 * 86_400)).toBe("2 дня");
  expect(span(5 * 86_400)).toBe("5 дней");
  expect(inSeconds(3)).toBe("3 с");
  await speak("hu");
  expect(ago(Date.now() - 86_400_000)).toBe("tegnap");
});

test("the time of day has 24 hours from 00:00", () => {
  expect(clock("2026-01-01T00:05:00")).toBe("00:05");
  expect(clock("2026-01-01T17:30:00")).toBe("17:30");
});

test("a clock of an hour or more is long", () => {
  expect([null, { seconds: 3599 }, { seconds: 3600 }].map(isLong)).toEqual([false, false, true]);
});
