// boardgame.io's server with a game to measure it by: node server.mjs memory|FOLDER; prints its address.

import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";
import { FlatFile, Server } from "boardgame.io/dist/cjs/server.js";

const COLOURS = ["yellow", "blue", "green", "orange", "purple"];
const BOXES = 10; // of a colour: 2 sheets with 5 colours take 100 moves, as long as one of our games

const area = () => ({ boxes: Array(BOXES).fill(0), rewards: ["reroll", "extra", "fox"], points: 0 });
const sheet = () => Object.fromEntries(COLOURS.map((colour) => [colour, area()]));

// Each move marks one box and passes the turn.
const game = {
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

const [store] = process.argv.slice(2);
const db = store === "memory" ? undefined : new FlatFile({ dir: store }); // without one it keeps matches in memory
const server = Server({ games: [game], db, origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done); // it would listen to everybody
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${appServer.address().port}`);
