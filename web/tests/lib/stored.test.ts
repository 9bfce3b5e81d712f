import { beforeEach, expect, test, vi } from "vitest";
import { askOrRecall, Refusal } from "../../src/lib/api";
import { dropAllStored, store, stored } from "../../src/lib/stored";

/** The part of the browser's Cache that is used. Keys are in the order of writing. */
class MemoryCache {
  readonly #held = new Map<string, Response>();

  put(path: string, answer: Response): Promise<void> {
    this.#held.delete(path);
    this.#held.set(path, answer); // moves it to the end, as in browsers
    return Promise.resolve();
  }

  match(path: string): Promise<Response | undefined> {
    return Promise.resolve(this.#held.get(path)?.clone());
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#held.keys()]);
  }

  delete(path: string, { ignoreSearch = false } = {}): Promise<boolean> {
    const gone = [...this.#held.keys()].filter(
      (key) => key === path || (ignoreSearch && key.split("?")[0] === path),
    );
    gone.forEach((key) => this.#held.delete(key));
    return Promise.resolve(gone.length > 0);
  }
}

let cache: MemoryCache;

beforeEach(() => {
  cache = new MemoryCache();
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(cache),
    delete: () => ((cache = new MemoryCache()), Promise.resolve(true)),
  });
});

function answers(body: object, headers: Record<string, string> = {}, status = 200): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status, headers })));
}

const MAY_STORE = { "cache-control": "private, no-cache" };
const code = (path: string) => askOrRecall(path).catch((reason: Refusal) => reason.code);

test("without the server, the last response is used", async () => {
  answers({ steps: 1 }, MAY_STORE);
  await askOrRecall("/a?seat=0");
  answers({ steps: 2 }, MAY_STORE);
  expect(await askOrRecall("/a?seat=0")).toEqual({ steps: 2 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await askOrRecall("/a?seat=0")).toEqual({ steps: 2 });
  expect(await code("/a?seat=1")).toBe("offline");
  await dropAllStored();
  expect(await code("/a?seat=0")).toBe("offline");
});

test("a temporary refusal falls back to the stored response, any other drops it for every seat", async () => {
  answers({ steps: 1 }, MAY_STORE);
  await askOrRecall("/a?seat=0");
  await askOrRecall("/a");
  answers({ code: "too-fast", rule: "", params: {} }, {}, 429);
  expect(await askOrRecall("/a")).toEqual({ steps: 1 });
  answers({ code: "no-such-table", rule: "", params: {} }, {}, 404);
  expect(await code("/a")).toBe("no-such-table");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await code("/a")).toBe("offline");
  expect(await code("/a?seat=0")).toBe("offline");
});

test.each([{ "cache-control": "no-store" }, {}])("an answer with %o isn't stored", async (headers) => {
  answers({ steps: 1 }, headers);
  await askOrRecall("/a");
  expect(await stored("/a")).toBeUndefined();
});

test("the oldest responses are dropped, and storing one again renews it", async () => {
  const keep = (path: string) => store(path, new Response("{}", { headers: MAY_STORE }));
  for (let game = 0; game < 20; game++) await keep(`/${game}`);
  await keep("/0");
  await keep("/20");
  expect(await stored("/1")).toBeUndefined();
  expect(await Promise.all(["/0", "/2", "/20"].map(stored))).not.toContain(undefined);
});

test("if the browser can't store anything, the response still arrives", async () => {
  vi.stubGlobal("caches", undefined);
  answers({ steps: 1 }, MAY_STORE);
  expect(await askOrRecall("/a")).toEqual({ steps: 1 });
  answers({ code: "no-such-table", rule: "", params: {} }, {}, 404);
  expect(await code("/a")).toBe("no-such-table");
});
