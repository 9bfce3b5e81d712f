// A transport over a WebSocket.
import { greeted, newSocket } from "./greeting";
import type { Ears, FromPage, FromServer, Line } from "./line";

export class SocketLine implements Line {
  readonly #socket: WebSocket;

  constructor(ears: Ears) {
    const hello = JSON.stringify(ears.hello());
    const early = greeted(hello);
    const hear = (event: MessageEvent) => ears.heard(JSON.parse(String(event.data)) as FromServer);
    this.#socket = early?.socket ?? newSocket();
    if (early) queueMicrotask(() => early.heard.forEach(hear));
    else this.#socket.onopen = () => this.#socket.send(hello);
    this.#socket.onmessage = hear;
    this.#socket.onclose = () => ears.lost();
  }

  say(frame: FromPage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.#socket.close();
  }
}
