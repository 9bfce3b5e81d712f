// Sends hello on a table's socket, early from `first.ts` or later from the page. Small, because it is inlined.
import type { Hello } from "../protocol";
import { rights } from "./links";
import { held } from "./seatbook";

export const VERSION = 1;

/** A socket on which hello was sent, and the replies so far. */
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

/** The early socket, if it sent exactly this hello and is still open. It is returned only once. */
export function greeted(hello: string): Greeted | null {
  const early = window.greeted;
  window.greeted = undefined;
  if (early?.hello === hello && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return null;
}

/** Send hello once the socket is open, and collect the replies. */
export function greet(frame: Hello): Greeted {
  const [socket, hello, heard] = [newSocket(), JSON.stringify(frame), [] as MessageEvent[]];
  socket.onopen = () => socket.send(hello);
  socket.onmessage = (event) => heard.push(event);
  return { socket, hello, heard };
}

/** The hello that the table's own connection will send. */
export function helloAt(table: string): Hello {
  const [given, known] = [rights(location.hash), held(table)];
  const token = given.token ?? known.token ?? given.invite ?? known.invite;
  return { type: "hello", version: VERSION, table, token, have: 0 };
}
