// boardgame.io's local client, one move after the other: node --expose-gc local.mjs SECONDS; prints what it did, as JSON.

import { Client } from "boardgame.io/dist/cjs/client.js";

import { BOXES, COLOURS, game } from "./game.mjs";

const CLIENTS = 64; // whose memory is looked at
const boxes = COLOURS.flatMap((colour) => [...Array(BOXES).keys()].map((box) => [colour, box]));

const started = () => {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  return client;
};

// A whole game: both players mark their boxes in turn.
const play = () => {
  const client = started();
  for (const [colour, box] of boxes) {
    client.moves.mark(colour, box, 1);
    client.moves.mark(colour, box, 1);
  }
  if (!client.getState().ctx.gameover) throw new Error("the game has not ended");
  client.stop();
};

const cpu = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part) / 1e6;

play();
const before = cpu();
let games = 0;
for (; cpu() - before < Number(process.argv[2]); games += 1) play();
const seconds = cpu() - before;
const memory = () => {
  global.gc();
  return process.memoryUsage().heapUsed;
};
const empty = memory();
const kept = Array.from({ length: CLIENTS }, started);
const bytes = (memory() - empty) / kept.length;
console.log(JSON.stringify({ steps: games * 2 * boxes.length, games, seconds, bytes }));
process.exit(0);
