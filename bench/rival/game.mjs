// A game to measure boardgame.io by: two sheets with boxes to be marked.

import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

export const COLOURS = ["yellow", "blue", "green", "orange", "purple"];
export const BOXES = 10; // of a colour: 2 sheets with 5 colours take 100 moves, as long as one of our games

const area = () => ({ boxes: Array(BOXES).fill(0), rewards: ["reroll", "extra", "fox"], points: 0 });
const sheet = () => Object.fromEntries(COLOURS.map((colour) => [colour, area()]));

// Each move marks one box and passes the turn.
export const game = {
  name: "sheets",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ sheets: [sheet(), sheet()], left: 2 * COLOURS.length * BOXES }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, colour, box, value) => {
      const area = G.sheets[playerID][colour];
      if (area.boxes[box]) return INVALID_MOVE;
      area.boxes[box] = value;
      area.points += value;
      G.left -= 1;
    },
  },
  endIf: ({ G }) => (G.left === 0 ? "over" : undefined),
};
