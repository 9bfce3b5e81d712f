// Hello on a socket of a table, said early by `first.ts` or later by the page; small, as the page itself holds it.
import type { Hello } from "../protocol";
import { rights } from "./links";
import { held } from "./seatbook";

export const VERSION = 1;

/** A socket on which hello was said, and what came back. */
interface Greeted {
  socket: WebSocket;
  hello: string;
  heard: MessageEvent[];
}

declare global {
  interface Window {
    greeted?: Greeted | undefined;
  }
}

/** A socket to our server. */
export function newSocket(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/socket`);
}

/** The early socket, once, for whoever would have said the very same there, if it still lasts. */
export function greeted(hello: string): Greeted | null {
  const early = window.greeted;
  window.greeted = undefined;
  if (early?.hello === hello && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return null;
}

/** Say hello as soon as somebody is there, and keep what they say. */
export function greet(frame: Hello): Greeted {
  const [socket, hello, heard] = [newSocket(), JSON.stringify(frame), [] as MessageEvent[]];
  socket.onopen = () => socket.send(hello);
  socket.onmessage = (event) => heard.push(event);
  return { socket, hello, heard };
}

/** As the table's own line will say it. */
export function helloAt(table: string): Hello {
  const [given, known] = [rights(location.hash), held(table)];
  const token = given.token ?? known.token ?? given.invite ?? known.invite;
  return { type: "hello", version: VERSION, table, token, have: 0 };
}
