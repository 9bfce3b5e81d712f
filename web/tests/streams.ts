// A server of streams and posts, at the edge of the page: what `fetch` would reach.
import { vi } from "vitest";
import type { FromServer } from "../src/lib/line";

interface Request {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal | undefined;
  respond: (response: Response) => void;
  fail: () => void;
}

/** A stream of events that the test writes. */
export class EventStream {
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  readonly response = new Response(
    new ReadableStream({ start: (controller) => void (this.#controller = controller) }),
  );

  write(text: string): void {
    this.#controller.enqueue(new TextEncoder().encode(text));
  }

  say(frame: FromServer): void {
    this.write(`data: ${JSON.stringify(frame)}\n\n`);
  }

  end(): void {
    this.#controller.close();
  }
}

/** All requests of this test, each answered when the test says so. */
export function catchRequests(): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    return new Promise<Response>((respond, refuse) => {
      const fail = () => refuse(new TypeError("network"));
      const { method = "GET", body, headers = {} } = init;
      requests.push({
        path,
        method,
        headers: headers as Record<string, string>,
        body: body ? JSON.parse(String(body)) : undefined,
        signal: init.signal ?? undefined,
        respond,
        fail,
      });
    });
  });
  return requests;
}
