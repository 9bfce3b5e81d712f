// Draws rewards as small badges, and the symbols of colours.
import { shapeOf } from "../design/shapes";
import { shape, type Shape } from "./paint";
import { about } from "./rewards";

const LINE = { fill: "none", stroke: "var(--ink)", "stroke-width": 1.8, "stroke-linecap": "round" };
const SOLID = { fill: "var(--ink)" };
const MARK = { "font-family": "var(--font)", "font-weight": 700, "text-anchor": "middle" };

/** The symbol of a colour with its corner at x, y. */
export function symbol(name: string, x: number, y: number, size: number, fill = `var(--on-${name})`): Shape {
  const transform = `translate(${x} ${y}) scale(${size / 16})`;
  return shape("path", { d: shapeOf(name), transform, fill, "fill-rule": "evenodd" });
}

/** A reward with its center at x, y. */
export function sign(name: string, x: number, y: number, size: number, isPast = false): Shape | false {
  if (!name) return false;
  return shape(
    "g",
    {
      class: "sign",
      transform: `translate(${x - size * 0.6} ${y - size / 2}) scale(${size / 20})`,
      opacity: isPast ? 0.4 : undefined,
      "data-sign": name,
      "aria-hidden": "true",
    },
    shape("title", {}, about(name)),
    ...badge(name),
  );
}

/** The badge itself, 24 wide and 20 high. */
function badge(name: string): Shape[] {
  const [kind = "", colour = "", number = ""] = name.split(":");
  const text = kind === "x" ? "X" : kind === "n" ? number : "?";
  if (kind === "black" || colour === "black") return black(kind === "black" ? "X/6" : text);
  if (colour) return coloured(colour, text);
  if (kind === "fox") return FOX;
  const frame = { x: 0.6, y: 0.6, width: 22.8, height: 18.8, rx: 5 };
  const paper = { fill: "var(--surface)", stroke: "var(--quiet)", "stroke-width": 1.2 };
  return [shape("rect", { ...frame, ...paper }), ...(ACTIONS[kind] ?? EXTRA)];
}

function coloured(colour: string, text: string): Shape[] {
  return [
    shape("rect", { width: 24, height: 20, rx: 5, fill: `var(--${colour})` }),
    shape("text", { ...MARK, x: 8, y: 15, "font-size": 14, fill: `var(--on-${colour})` }, text),
    symbol(colour, 13.5, 5.5, 9),
  ];
}

function black(text: string): Shape[] {
  return [
    shape("rect", { width: 24, height: 20, rx: 5, ...SOLID }),
    shape(
      "text",
      { ...MARK, x: 12, y: 14.5, "font-size": text.length > 1 ? 11 : 14, fill: "var(--surface)" },
      text,
    ),
  ];
}

const path = (d: string, style: Record<string, string | number>): Shape => shape("path", { d, ...style });

const FOX = [
  path("M3 1.5l5 3.4h8l5-3.4.6 8.3L12 19 2.4 9.8z", { fill: "var(--fox)" }),
  path("M8.2 9.2l1.9 1.6-2.2.5zM15.8 9.2l-1.9 1.6 2.2.5zM12 18l-2-2.6h4z", { fill: "var(--on-fox)" }),
];
const EXTRA = [
  path("M3.6 10h6M6.6 7v6", LINE),
  shape("rect", { x: 12.4, y: 5.8, width: 8.4, height: 8.4, rx: 1.8, ...LINE }),
  shape("circle", { cx: 16.6, cy: 10, r: 1.5, ...SOLID }),
];
const ACTIONS: Record<string, Shape[]> = {
  reroll: [path("M16.6 7.2A5.4 5.4 0 1 0 17.4 11", LINE), path("M18.8 4.2v5.2h-5.2z", SOLID)],
  return: [
    shape("rect", { x: 13.2, y: 6.4, width: 7.2, height: 7.2, rx: 1.6, ...LINE }),
    path("M11 10H5", LINE),
    path("M3 10l4.4-3.6v7.2z", SOLID),
  ],
};
