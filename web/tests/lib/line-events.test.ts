import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, Order } from "../../src/lib/line";
import { EventLine } from "../../src/lib/line-events";
import { done, news, WELCOME } from "../frames";
import { catchRequests, EventStream } from "../streams";
import { stopClock, until } from "../support";

let requests: ReturnType<typeof catchRequests>;
let heard: FromServer[];
let lost: number;
let token: string | null;
let line: EventLine;

beforeEach(() => {
  stopClock();
  requests = catchRequests();
  [heard, lost, token] = [[], 0, "secret"];
  line = new EventLine({
    hello: () => ({ type: "hello", version: 1, table: "t", token, have: 7 }),
    heard: (frame) => heard.push(frame),
    lost: () => (lost += 1),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** The next request, once it is made. */
async function request(at: number) {
  await until(() => requests.length > at);
  return requests[at]!;
}

async function openStream(at = 0): Promise<EventStream> {
  const stream = new EventStream();
  (await request(at)).respond(stream.response);
  stream.say(WELCOME);
  await until(() => heard.some(({ type }) => type === "welcome"));
  return stream;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const REFUSAL = { code: "no-such-table", rule: "", params: { table: "t" } };
const CLOSING = { type: "closing", code: "no-such-table", params: { table: "t" } };

describe("the stream", () => {
  test("the token is in the header, not in the URL", async () => {
    const { path, headers } = await request(0);
    expect(path).toBe("/api/events?table=t&have=7&version=1");
    expect(headers).toEqual({ Authorization: "Bearer secret" });
  });

  test("frames are parsed however they are split, and comments are ignored", async () => {
    const stream = await openStream();
    const text = `: keep-alive\n\ndata: ${JSON.stringify(news(1))}\n\ndata: ${JSON.stringify(news(2))}\n\n`;
    for (const letter of text) stream.write(letter);
    await until(() => heard.length > 2);
    expect(heard).toEqual([WELCOME, news(1), news(2)]);
  });

  test("a refusal is reported as a closing frame, then the line is lost", async () => {
    (await request(0)).respond(json(REFUSAL, 404));
    await until(() => lost > 0);
    expect(heard).toEqual([CLOSING]);
  });

  test("its end loses the line once", async () => {
    (await openStream()).end();
    await until(() => lost > 0);
    vi.advanceTimersByTime(60_000);
    expect(lost).toBe(1);
  });

  test("a broken network loses the line", async () => {
    (await request(0)).fail();
    await until(() => lost > 0);
    expect(heard).toEqual([]);
  });

  test("forty seconds of silence lose the line, though posts are answered", async () => {
    const stream = await openStream();
    vi.advanceTimersByTime(30_000);
    stream.say({ type: "pong" });
    await until(() => heard.length === 2);
    vi.advanceTimersByTime(30_000);
    line.say({ type: "ping" });
    (await request(1)).respond(json({ type: "pong" }));
    await until(() => heard.length === 3);
    vi.advanceTimersByTime(9_999);
    expect(lost).toBe(0);
    vi.advanceTimersByTime(1);
    expect(lost).toBe(1);
    expect(requests[0]!.signal!.aborted).toBe(true);
  });

  test("a closed line stays silent", async () => {
    const stream = await openStream();
    line.close();
    stream.say(news(1));
    vi.advanceTimersByTime(60_000);
    line.say({ type: "ping" });
    await until(() => requests[0]!.signal!.aborted);
    expect([heard.length, lost, requests.length]).toEqual([1, 0, 1]);
  });
});

describe("posts", () => {
  test("they are sent one after the other, and each answer is reported", async () => {
    await openStream();
    line.say({ type: "roll", id: "a", text: null });
    line.say({ type: "play", id: "b", text: "pass" });
    const first = await request(1);
    expect(first).toMatchObject({ path: "/api/commands?table=t", method: "POST", body: { id: "a" } });
    expect(first.headers).toMatchObject({ Authorization: "Bearer secret" });
    expect(requests).toHaveLength(2);
    first.respond(json(done("a")));
    (await request(2)).respond(json(done("b")));
    await until(() => heard.length === 3);
    expect(heard.slice(1)).toEqual([done("a"), done("b")]);
  });

  test("a refused one loses the line with its reason", async () => {
    await openStream();
    line.say({ type: "ping" });
    (await request(1)).respond(json(REFUSAL, 404));
    await until(() => lost > 0);
    expect(heard).toEqual([WELCOME, CLOSING]);
  });

  test("one that does not arrive loses the line", async () => {
    await openStream();
    line.say({ type: "ping" });
    (await request(1)).fail();
    await until(() => lost > 0);
  });

  const NEW_RIGHTS: Order[] = [
    { type: "sit", id: "a", seat: 1, name: "Ben", word: "" },
    { type: "stand", id: "a" },
  ];
  test.each(NEW_RIGHTS)("after $type the stream is reopened with the new token", async (order) => {
    await openStream();
    line.say(order);
    const post = await request(1);
    expect(requests[0]!.signal!.aborted).toBe(true);
    post.respond(json(done("a")));
    await until(() => heard.length === 2);
    token = "another";
    vi.advanceTimersByTime(0);
    expect((await request(2)).headers).toEqual({ Authorization: "Bearer another" });
    expect(lost).toBe(0);
  });
});
