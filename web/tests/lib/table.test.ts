// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bring, brought } from "../../src/lib/arrival";
import { notices } from "../../src/lib/notices.svelte";
import { hold } from "../../src/lib/seatbook";
import { Table } from "../../src/lib/table.svelte";
import { Pending, unsentKey } from "../../src/lib/unsent";
import type { DiceView, EventInfo } from "../../src/protocol";
import { done, event, news, person, TABLE, WELCOME } from "../frames";
import { FakeSocket, stopClock } from "../support";

const HISTORY = [event(1, "sit"), event(2, "start"), event(3, "play")];
const VIEW = { seat: 0, round: 1, options: [] } as unknown as DiceView;
const KEY = unsentKey(TABLE.id, null);
let leave: () => void;

beforeEach(() => {
  localStorage.clear();
  stopClock();
  FakeSocket.install();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});

afterEach(() => {
  leave();
  notices.settle();
  vi.useRealTimers();
});

function opened(): Table {
  const table = new Table(TABLE.id);
  leave = table.open();
  return table;
}

function goLive(seq: number, events: EventInfo[]): FakeSocket {
  const socket = FakeSocket.last;
  socket.accept();
  socket.say(WELCOME);
  socket.say(news(seq, events));
  return socket;
}

/** Make a move while the line is down, then reconnect with these entries. */
function backWith(...events: EventInfo[]) {
  const table = opened();
  goLive(3, HISTORY).drop();
  const answer = table.order({ type: "play", text: "pass" });
  vi.advanceTimersByTime(700);
  const socket = goLive(3 + events.length, events);
  return { table, answer, socket };
}

test("an overtaken move is settled without being sent", async () => {
  const { answer, socket } = backWith(event(4, "play", 0, "pass"));
  expect(socket.orders).toEqual([]);
  expect(await answer).toMatchObject({ type: "done", seq: 4 });
  expect(new Pending(KEY).kept()).toEqual([]);
});

test("a move is sent if only others have moved since", async () => {
  const { answer, socket } = backWith(event(4, "play", 1, "pass"));
  expect(socket.orders).toHaveLength(1);
  socket.say(done(socket.orders[0]!, 5));
  expect(await answer).toMatchObject({ type: "done", seq: 5 });
});

test("a move made after our last one is sent", () => {
  expect(backWith().socket.orders).toHaveLength(1);
});

test("on a live line the server decides", async () => {
  const table = opened();
  const socket = goLive(3, HISTORY);
  const answer = table.order({ type: "play", text: "pass" });
  socket.say(news(4, [event(4, "play", 0, "pass")]));
  const refusal = {
    type: "refused",
    id: socket.orders[0]!,
    code: "not-your-turn",
    rule: "",
    params: {},
  } as const;
  socket.say(refusal);
  expect(await answer).toEqual(refusal);
});

test("a refusal is shown until something succeeds", async () => {
  const table = opened();
  const socket = goLive(3, HISTORY);
  const first = table.order({ type: "play", text: "pass" });
  socket.say({ type: "refused", id: socket.orders[0]!, code: "not-your-turn", rule: "", params: {} });
  await first;
  expect(notices.list.map(({ kind }) => kind)).toEqual(["refusal"]);
  const second = table.order({ type: "play", text: "pass" });
  socket.say(done(socket.orders[1]!, 4));
  await second;
  expect(notices.list).toEqual([]);
});

test("a move kept by an earlier visit is sent, unless it was overtaken", () => {
  const order = { type: "play", id: "kept", text: "pass" } as const;
  new Pending(KEY).add({ order, after: 2 });
  opened();
  expect(goLive(3, HISTORY).orders).toEqual([]);
  leave();
  new Pending(KEY).add({ order, after: 3 });
  opened();
  expect(goLive(3, HISTORY).orders).toEqual(["kept"]);
});

test("a table is busy until the update with its move arrives", async () => {
  const table = opened();
  const socket = goLive(3, HISTORY);
  const answer = table.order({ type: "play", text: "pass" });
  expect(table.busy).toBe(true);
  socket.say(done(socket.orders[0]!, 4));
  await answer;
  expect(table.busy).toBe(true);
  socket.say(news(4, [event(4, "play", 0, "pass")]));
  expect(table.busy).toBe(false);
});

test("entries that come twice are kept once", () => {
  const table = opened();
  const socket = goLive(3, HISTORY);
  socket.say(news(4, [...HISTORY.slice(1), event(4, "play", 1)]));
  expect(table.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test("a table made here is shown before its line is live, and isn't redrawn then", () => {
  const first = { ...news(3, HISTORY), seats: [person(0, "Ann")], view: VIEW };
  bring(first);
  hold(TABLE.id, { token: "t", seat: 0 });
  const table = opened();
  const drawn = [table.info, table.view, table.seats];
  expect([table.seat, table.view, table.events]).toEqual([0, VIEW, HISTORY]);
  const socket = FakeSocket.last;
  socket.accept();
  expect(socket.sent[0]).toMatchObject({ type: "hello", have: 3 });
  socket.say(structuredClone(WELCOME));
  socket.say(structuredClone({ ...first, events: [] }));
  expect(table.line).toBe("live");
  for (const [at, thing] of [table.info, table.view, table.seats].entries()) expect(thing).toBe(drawn[at]);
  expect(brought(TABLE.id)).toBeUndefined();
});
