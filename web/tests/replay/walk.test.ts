import { expect, test } from "vitest";
import type { ReplayStep } from "../../src/protocol";
import { keyed, nextSpeed, stopsOf, swiped, walkAt, WheelSteps } from "../../src/replay/walk";

const ROUNDS = [1, 9, 14];
const ALL = Array.from({ length: 21 }, (_, step) => step);

/** The start, then steps of these kinds. */
function steps(...kinds: ("play" | "chance")[]): ReplayStep[] {
  return [null, ...kinds.map((kind) => ({ kind }))].map((event) => ({ event }) as ReplayStep);
}

test("with dice every step is a stop; with cards, only those not followed by a draw", () => {
  const some = steps("chance", "chance", "play", "chance", "play");
  expect(stopsOf(some, false)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(stopsOf(some, true)).toEqual([2, 4, 5]);
  expect(stopsOf([], true)).toEqual([]);
});

test("a walk leads to the stops before and after a step, never out of the match", () => {
  expect(walkAt(9, 20, ALL, ROUNDS)).toMatchObject({ before: 8, after: 10, round: 2 });
  expect(walkAt(0, 20, ALL, ROUNDS)).toMatchObject({ before: 0, after: 1, round: 0 });
  expect(walkAt(20, 20, ALL, ROUNDS)).toMatchObject({ before: 19, after: 20, round: 3 });
  expect(walkAt(5, 20, [2, 7], ROUNDS)).toMatchObject({ before: 2, after: 7 });
});

test.each([
  ["ArrowLeft", 9],
  ["ArrowRight", 11],
  ["PageUp", 9],
  ["PageDown", 14],
  ["Home", 0],
  ["End", 20],
  ["Enter", undefined],
])("%s leads to step %s", (key, step) => {
  expect(keyed(key, walkAt(10, 20, ALL, ROUNDS))).toBe(step);
});

test("rounds end with the match", () => {
  expect(keyed("PageUp", walkAt(1, 20, ALL, ROUNDS))).toBe(0);
  expect(keyed("PageDown", walkAt(14, 20, ALL, ROUNDS))).toBe(20);
});

test("speeds cycle", () => {
  expect(nextSpeed("slow")).toBe("normal");
  expect(nextSpeed("normal")).toBe("fast");
  expect(nextSpeed("fast")).toBe("slow");
});

test("a wheel notch is one step, in pixels or lines", () => {
  const wheel = new WheelSteps();
  expect([wheel.turn(100), wheel.turn(100), wheel.turn(-100)]).toEqual([1, 1, -1]);
  expect(new WheelSteps().turn(3, 1)).toBe(1);
});

test("a touchpad's small movements add up, and reversing resets them", () => {
  const wheel = new WheelSteps();
  expect([wheel.turn(60), wheel.turn(60), wheel.turn(60), wheel.turn(60)]).toEqual([0, 1, 0, 1]);
  expect(wheel.turn(50) + wheel.turn(-60)).toBe(0);
  expect(wheel.turn(-60)).toBe(-1);
  expect(wheel.turn(-350)).toBe(-3);
});

test.each([
  [-60, 10, 1],
  [60, -10, -1],
  [-60, 40, 0],
  [-30, 0, 0],
  [0, 0, 0],
])("a finger that moved %d to the right and %d down leads %d", (right, down, direction) => {
  expect(swiped(right, down)).toBe(direction);
});
