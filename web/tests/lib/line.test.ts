// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { newLine as NewLine } from "../../src/lib/line";
import { WELCOME, news } from "../frames";
import { catchRequests, EventStream } from "../streams";
import { FakeSocket, until } from "../support";

let newLine: typeof NewLine;
let requests: ReturnType<typeof catchRequests>;
const heard: string[] = [];
const ears = {
  hello: () => ({ type: "hello", version: 1, table: "t", token: null, have: 0 }) as const,
  heard: ({ type }: { type: string }) => void heard.push(type),
  lost: () => {},
};

beforeEach(async () => {
  vi.resetModules(); // each test is a separate visit
  ({ newLine } = await import("../../src/lib/line"));
  FakeSocket.install();
  requests = catchRequests();
  heard.length = 0;
});
afterEach(() => vi.resetModules());

/** The kind of line opened after this number of failures. */
async function kindAfter(failures: number): Promise<"socket" | "stream"> {
  const [sockets, streams] = [FakeSocket.all.length, requests.length];
  newLine(failures, ears);
  await until(() => FakeSocket.all.length + requests.length > sockets + streams);
  return requests.length > streams ? "stream" : "socket";
}

async function kinds(): Promise<string[]> {
  const found: string[] = [];
  for (const failures of [0, 1, 2, 3, 4, 5, 6, 7]) found.push(await kindAfter(failures));
  return found;
}

const SOCKET_FIRST = ["socket", "socket", "stream", "stream", "socket", "socket", "stream", "stream"];
const STREAM_FIRST = ["stream", "stream", "socket", "socket", "stream", "stream", "socket", "socket"];

test("the kinds alternate after two failures each, sockets first", async () => {
  expect(await kinds()).toEqual(SOCKET_FIRST);
});

test("the kind that last brought a welcome comes first", async () => {
  const stream = new EventStream();
  await kindAfter(2);
  requests[0]!.respond(stream.response);
  stream.say(WELCOME);
  await until(() => heard.length > 0);
  expect(heard).toEqual(["welcome"]);
  expect(await kinds()).toEqual(STREAM_FIRST);
  await kindAfter(2);
  FakeSocket.last.accept();
  FakeSocket.last.say(WELCOME);
  expect(await kinds()).toEqual(SOCKET_FIRST);
});

test("a kind without a welcome doesn't come first", async () => {
  const stream = new EventStream();
  await kindAfter(2);
  requests[0]!.respond(stream.response);
  stream.say(news(1));
  await until(() => heard.length > 0);
  expect(await kinds()).toEqual(SOCKET_FIRST);
});
