// A symbol for each colour, so that nothing depends on colour alone. Drawn in a 16×16 square.
const SHAPES: Record<string, string> = {
  white: "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zm0 3a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7z",
  black: "M2 2h12v12H2z",
  silver: "M1.5 1.5h13v13h-13zM5 5v6h6V5z",
  yellow: "M8 .9l2.1 4.7 5.1.5-3.8 3.4 1.1 5L8 11.9l-4.5 2.6 1.1-5L.8 6.1l5.1-.5z",
  blue: "M8 .8c2.7 3.7 5 6.2 5 9.2a5 5 0 0 1-10 0c0-3 2.3-5.5 5-9.2z",
  green: "M1.6 14.4C1.2 6.4 6 1.6 14.4 1.6c0 8.4-4.8 13.2-12.8 12.8z",
  orange: "M8 .8l6.6 7.2L8 15.2 1.4 8z",
  purple: "M10.4 1.2A7 7 0 1 0 15 10.8 6 6 0 0 1 10.4 1.2z",
  pink: "M8 14.6C3.3 11.1 1.1 8.6 1.1 5.7A3.7 3.7 0 0 1 8 3.9a3.7 3.7 0 0 1 6.9 1.8c0 2.9-2.2 5.4-6.9 8.9z",
};

export const shapeOf = (name: string): string => SHAPES[name] ?? SHAPES.black!;
