import { afterEach, expect, test, vi } from "vitest";
import { ask, Refusal, tell } from "../../src/lib/api";

afterEach(() => {
  vi.unstubAllGlobals();
  tell(() => {});
});

function answers(status: number, body: string | null): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

async function refusal(): Promise<Refusal> {
  return ask("/api/anything").then(
    () => expect.fail("an answer instead of a refusal"),
    (error: unknown) => error as Refusal,
  );
}

test("a response is its parsed JSON, or null without content", async () => {
  answers(200, '{"ready": true}');
  expect(await ask("/api/anything")).toEqual({ ready: true });
  answers(204, null);
  expect(await ask("/api/anything")).toBeNull();
});

test("a refusal has its code, rule and parameters", async () => {
  answers(409, '{"code": "row-full", "rule": "C-30", "params": {"area": "orange"}}');
  expect(await refusal()).toMatchObject({ code: "row-full", rule: "C-30", params: { area: "orange" } });
});

test("JSON without a code is a server error", async () => {
  answers(400, "{}");
  expect(await refusal()).toMatchObject({ code: "server-trouble", rule: "", params: {} });
});

// When the server is down, a proxy answers, without a code.
test.each([
  [404, "server-trouble"],
  [499, "server-trouble"],
  [500, "offline"],
  [503, "offline"],
])("status %d without JSON is %s", async (status, code) => {
  answers(status, "<html>");
  expect((await refusal()).code).toBe(code);
});

test("no response means offline, and each request reports whether the server answered", async () => {
  const told = vi.fn();
  tell(told);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect((await refusal()).code).toBe("offline");
  answers(500, "");
  await refusal();
  answers(204, null);
  await ask("/api/anything");
  expect(told.mock.calls).toEqual([[false], [true], [true]]);
});
