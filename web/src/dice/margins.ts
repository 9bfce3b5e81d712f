// Draws the parts of a sheet besides its areas: actions, rounds and score.
import { colour, listed, reward } from "../lib/phrases";
import { figure, say } from "../lib/words";
import type { SheetInfo, SheetView } from "../protocol";
import { crossAt, TRACK, WIDTH } from "./layout";
import { shape, type Shape } from "./paint";
import { actionsOf, pointsOf } from "./sheet";
import { sign, symbol } from "./signs";

const [FIRST, STEP] = [68, 30]; // the fields of a track

/** The background of each. */
export const paper = (height: number): Shape =>
  shape("rect", { class: "plain", x: 0.5, y: 0.5, width: WIDTH - 1, height: height - 1, rx: 10 });

const text = (kind: string, x: number, y: number, size: number, said: string | number): Shape =>
  shape("text", { class: kind, x, y, "font-size": size }, String(said));

// -- actions

/** Actions available, spent, and not yet earned. */
export function drawTracks(sheet: SheetInfo, own: SheetView): Shape[] {
  return sheet.tracks.map((track, n) => {
    const { left, spent } = actionsOf(own, track.name);
    const y = 4 + TRACK / 2 + n * TRACK;
    const label = say("dice-track", { reward: reward(track.name), left, spent, fields: track.fields });
    return shape(
      "g",
      { role: "img", "data-sign": track.name, "aria-label": label },
      sign(track.name, 22, y, 22),
      text(left ? "left" : "left none", 45, y, 16, left),
      ...Array.from({ length: track.fields }, (_, n) => field(n, y, left, spent)).flat(),
      sign(track.end, FIRST + track.fields * STEP + 4, y, 20, left + spent >= track.fields),
    );
  });
}

function field(n: number, y: number, left: number, spent: number): Shape[] {
  const x = FIRST + n * STEP;
  const state = n < spent ? "spent" : n < spent + left ? "left" : "none";
  const circle = shape("circle", { class: `field ${state}`, cx: x, cy: y, r: 11 });
  // One path for all states, so that a used action replaces no other shape.
  const dot = `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
  const d = { spent: crossAt(x, y, 5), left: dot, none: "" }[state];
  return [circle, shape("path", { class: state, d })];
}

// -- rounds

export function drawRounds(sheet: SheetInfo, round: number, rounds: number, height: number): Shape[] {
  const [step, y] = [(WIDTH - 8) / rounds, height / 2];
  return Array.from({ length: rounds }, (_, n) => {
    const gift = sheet.round_rewards[n] ?? "";
    const [x, number] = [4 + n * step, n + 1];
    const [now, state] = number === round ? ["yes", "now"] : ["no", number < round ? "past" : ""];
    const label = say("dice-round-cell", { number, now, reward: gift ? reward(gift) : "none" });
    return shape(
      "g",
      { role: "img", "aria-label": label, class: `round ${state}` },
      shape("rect", { x: x + 2, y: 5, width: step - 4, height: height - 10, rx: 8 }),
      text("", x + (gift ? step * 0.25 : step / 2), y, 15, number),
      sign(gift, x + step * 0.64, y, 19, number < round),
    );
  });
}

// -- points

/** The points of each area, the foxes, and the total. */
export function drawScore(sheet: SheetInfo, own: SheetView, height: number): Shape[] {
  const [y, total] = [height / 2, 60];
  const step = (WIDTH - total - 12) / (sheet.areas.length + 1);
  const at = (n: number) => 6 + (n + 0.5) * step;
  const foxes = at(sheet.areas.length);
  return [
    shape(
      "g",
      { role: "img", "aria-label": scoreLabel(sheet, own), class: "score" },
      ...sheet.areas.flatMap(({ name }, n) => [
        shape("circle", { cx: at(n), cy: y - 10, r: 10, fill: `var(--${name})` }),
        symbol(name, at(n) - 6, y - 16, 12),
        text("", at(n), y + 13, 15, figure(pointsOf(own, name))),
      ]),
      sign("fox", foxes - 9, y - 10, 18),
      text("foxes", foxes + 11, y - 9, 12, `×${own.foxes}`),
      text("", foxes, y + 13, 15, figure(pointsOf(own, "fox"))),
      shape("rect", { x: WIDTH - total - 4, y: 6, width: total, height: height - 12, rx: 10 }),
      text("total", WIDTH - total / 2 - 4, y, 24, figure(own.score)),
    ),
  ];
}

function scoreLabel(sheet: SheetInfo, own: SheetView): string {
  return listed([
    ...sheet.areas.map(({ name }) =>
      say("dice-score-area", { area: colour(name), points: pointsOf(own, name) }),
    ),
    say("dice-score-foxes", { foxes: own.foxes, points: pointsOf(own, "fox") }),
    say("dice-score-total", { points: own.score }),
  ]);
}
