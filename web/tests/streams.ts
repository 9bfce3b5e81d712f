// A fake server for event streams and posts, in place of `fetch`.
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

/** An event stream that the test writes. */
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

/** Catch all requests of this test. The test answers each one. */
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
