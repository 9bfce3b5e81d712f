// A line made of a WebSocket.
import { firstSocket } from "./first";
import type { Ears, FromPage, FromServer, Line } from "./line";

export class SocketLine implements Line {
  readonly #socket: WebSocket;

  constructor(ears: Ears) {
    this.#socket = firstSocket();
    if (this.#socket.readyState === WebSocket.OPEN) queueMicrotask(() => ears.opened());
    this.#socket.onopen = () => ears.opened();
    this.#socket.onmessage = (event) => ears.heard(JSON.parse(String(event.data)) as FromServer);
    this.#socket.onclose = () => ears.lost();
  }

  say(frame: FromPage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.#socket.close();
  }
}
