// Draws what an area of the sheet has besides its cells: background, names, points and rewards.
import { colour } from "../lib/phrases";
import { figure } from "../lib/words";
import type { GridInfo, RowInfo } from "../protocol";
import { frame } from "./cells";
import { crossAt, WIDTH, type AreaPart, type Box, type GridLayout, type RowLayout } from "./layout";
import { shape, type Shape } from "./paint";
import { firstUpper, letter } from "./phrases";
import { markOf } from "./sheet";
import { sign, symbol } from "./signs";

const STEP = { w: 30, h: 20 }; // the size of a step of the points by count
const ROOMY = 8; // letters that fit at full size

/** Everything but the cells. */
export function drawPrint(part: AreaPart, marks: readonly number[], points: number): Shape[] {
  return [
    shape("rect", { class: "ground", width: WIDTH, height: part.height, rx: 10 }),
    ...(part.kind === "grid"
      ? gridPrint(part.area, part.layout, marks, points)
      : rowPrint(part.area, part.layout, marks.length, points)),
  ];
}

const text = (kind: string, x: number, y: number, size: number, said: string | number): Shape =>
  shape("text", { class: kind, x, y, "font-size": size }, String(said));

// -- grids

function gridPrint(area: GridInfo, layout: GridLayout, marks: readonly number[], points: number): Shape[] {
  return [
    ...layout.slants.map((d) => shape("path", { class: "slant", d })),
    ...layout.printed.map(({ x, y, w, h }) =>
      shape("path", { class: "printed", d: crossAt(x + w / 2, y + h / 2, w * 0.22) }),
    ),
    ...area.row_names.flatMap((name, r) => rowName(area, name, r, layout, marks)),
    ...area.lines.flatMap((line, n) => {
      const isFull = line.cells.every((cell) => markOf(area, marks, cell) !== "free");
      return layout.ends[n] ? lineEnd(line, layout.ends[n], isFull) : [];
    }),
    ...info(area, layout, points),
  ];
}

/** The die of a row, and the points for its crosses. */
function rowName(area: GridInfo, name: string, r: number, layout: GridLayout, marks: readonly number[]) {
  const [at, to] = [layout.names[r]!, layout.rowPoints[r]!];
  const crosses = area.rows[r]!.filter((cell) => cell !== null && marks.includes(cell)).length;
  const x = at.x + at.w / 2 - 2;
  return [
    shape("rect", { x: at.x, y: at.y + 3, width: at.w - 4, height: at.h - 6, rx: 5, fill: `var(--${name})` }),
    symbol(name, x - 6.5, at.y + at.h * 0.2, 13),
    shape(
      "text",
      { x, y: at.y + at.h * 0.72, "font-size": 12, style: `fill: var(--on-${name})` },
      letter(name),
    ),
    text("points", to.x + to.w / 2, to.y + to.h / 2, 14, area.points_by_count[crosses] ?? ""),
  ];
}

/** The reward or the points for filling a line. */
function lineEnd({ reward, points }: GridInfo["lines"][number], box: Box, isFull: boolean): Shape[] {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  if (reward) return [sign(reward, x, y, 20, isFull)].filter((one) => one !== false);
  const won = isFull ? " won" : "";
  return [
    frame(`prize${won}`, { x: x - 15, y: y - 10, w: 30, h: 20 }, { rx: 10 }),
    text(`points${won}`, x, y, 13, points),
  ];
}

/** The name of a grid, its points, and the points by count. */
function info(area: GridInfo, { info: box, onTop }: GridLayout, points: number): Shape[] {
  const name = firstUpper(colour(area.name).text);
  const size = onTop && name.length > ROOMY ? 11.5 : 14;
  const total = { class: "total", "font-size": onTop ? 18 : 24 };
  const steps = area.points_by_count;
  const head = shape(
    "g",
    { class: "info", "aria-hidden": "true" },
    frame("", { x: box.x, y: box.y + 1, w: 22, h: 22 }, { rx: 6, fill: `var(--${area.name})` }),
    symbol(area.name, box.x + 4, box.y + 5, 14),
    shape(
      "text",
      { x: box.x + 28, y: box.y + 12, "font-size": size },
      name,
      onTop && shape("tspan", { ...total, dx: 7 }, String(points)),
    ),
    !onTop && shape("text", { ...total, x: box.x, y: box.y + 40 }, String(points)),
  );
  if (!steps.length) return [head];
  const w = onTop ? (steps.length - 1) * STEP.w : box.w;
  const [y, h] = onTop ? [box.y + 4, 20] : [box.y + 56, box.h - 56];
  const reached = area.row_names.length ? 0 : steps.indexOf(points);
  return [head, scale(steps.slice(1), reached, { x: box.x + box.w - w, y, w, h })];
}

/** Points by count. The steps reached are filled. */
function scale(steps: number[], reached: number, box: Box): Shape {
  const { w, h } = STEP;
  const across = Math.max(1, Math.floor(box.w / w));
  const top = box.y + Math.max(0, box.h - Math.ceil(steps.length / across) * h);
  const shapes = steps.flatMap((step, n) => {
    const [x, y] = [box.x + (n % across) * w, top + Math.floor(n / across) * h];
    const on = n < reached ? " reached" : "";
    const now = n + 1 === reached ? " now" : "";
    return [
      frame(`step${on}`, { x: x + 1, y: y + 1, w: w - 2, h: h - 2 }, { rx: h / 3 }),
      text(`step${on}${now}`, x + w / 2, y + h / 2, 11, step),
    ];
  });
  return shape("g", { class: "scale", "aria-hidden": "true" }, ...shapes);
}

// -- rows

function rowPrint(area: RowInfo, layout: RowLayout, reached: number, points: number): Shape[] {
  const { tab, height, middles } = layout;
  const size = Math.min(20, (middles[1]! - middles[0]! - 2) / 1.2);
  return [
    shape("rect", { width: tab - 5, height, rx: 10, fill: `var(--${area.name})` }),
    shape(
      "g",
      { class: "tab", "aria-hidden": "true" },
      symbol(area.name, 3, 9, 14),
      text("", 24, 16, 13, letter(area.name)),
      text("total", 16.5, height * 0.62, 18, figure(points)),
    ),
    ...area.points_by_count
      .slice(1)
      .map((step, n) =>
        text(n < reached ? "count reached" : "count", middles[n]!, layout.counts, 10.5, step),
      ),
    ...area.rewards
      .map((reward, n) => sign(reward, middles[n]!, layout.rewards, size, n < reached))
      .filter((one) => one !== false),
  ];
}
