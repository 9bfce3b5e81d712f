// boardgame.io's server with a game to measure it by: node server.mjs memory|FOLDER; prints its address.

import { FlatFile, Server } from "boardgame.io/dist/cjs/server.js";

import { game } from "./game.mjs";

const [store] = process.argv.slice(2);
const db = store === "memory" ? undefined : new FlatFile({ dir: store }); // without one it keeps matches in memory
const server = Server({ games: [game], db, origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done); // it would listen to everybody
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${appServer.address().port}`);
