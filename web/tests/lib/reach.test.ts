// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask } from "../../src/lib/api";
import { Connection } from "../../src/lib/connection";
import { Reach } from "../../src/lib/reach.svelte";
import { news, WELCOME } from "../frames";
import { FakeSocket, stopClock, until } from "../support";

let reach: Reach;
let isThere: boolean; // whether plain requests are answered
let requests: string[];
let open: Connection[];

beforeEach(() => {
  stopClock();
  FakeSocket.install();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter
  [isThere, requests, open] = [true, [], []];
  vi.stubGlobal("fetch", async (path: string) => {
    requests.push(path);
    if (!isThere) throw new TypeError("network");
    return new Response("{}");
  });
  reach = new Reach();
  reach.listen();
});

afterEach(() => {
  open.forEach((connection) => connection.close());
  vi.useRealTimers();
});

/** A live connection of a table. */
function line(): [Connection, FakeSocket] {
  const hello = () => ({ table: "t", token: null, have: 0 });
  const connection = new Connection({ hello, heard: () => {}, stateChanged: () => {} }, reach);
  open.push(connection);
  connection.open();
  const socket = FakeSocket.last;
  answer(socket);
  return [connection, socket];
}

function answer(socket: FakeSocket): void {
  socket.accept();
  socket.say(WELCOME);
  socket.say(news(1));
}

async function askInVain(): Promise<void> {
  isThere = false;
  await ask("/api/games").catch(() => {});
  requests = [];
}

const checks = () => requests.filter((path) => path === "/healthz").length;

describe("without a line", () => {
  test("after a failed request the server is checked, less and less often, until it answers", async () => {
    await askInVain();
    expect(reach.isLost).toBe(true);
    for (const [n, wait] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
      expect(reach.retryAt - Date.now()).toBe(wait);
      isThere = n === 5;
      vi.advanceTimersByTime(wait);
      expect([checks(), reach.retryAt]).toEqual([n + 1, 0]);
      await until(() => reach.retryAt > 0 || !reach.isLost);
    }
    expect([reach.isLost, reach.returns]).toEqual([false, 1]);
    vi.advanceTimersByTime(60_000);
    expect(checks()).toBe(6);
  });

  test("any other response ends the retries, and the next failure starts at the shortest wait", async () => {
    await askInVain();
    isThere = true;
    await ask("/api/games");
    expect([reach.isLost, reach.retryAt, reach.returns]).toEqual([false, 0, 1]);
    await askInVain();
    expect(reach.retryAt - Date.now()).toBe(500);
  });
});

describe("with lines", () => {
  test("all lost lines are retried together, without another request", () => {
    const lines = [line(), line()];
    for (const [, socket] of lines) socket.drop();
    expect(reach.isLost).toBe(true);
    vi.advanceTimersByTime(500);
    expect(lines.map(([connection]) => connection.state)).toEqual(["connecting", "connecting"]);
    expect([FakeSocket.all.length, checks()]).toEqual([4, 0]);
    answer(FakeSocket.last);
    expect([reach.isLost, reach.returns]).toEqual([false, 1]);
  });

  test("a response to any request reconnects a lost line at once", async () => {
    const [connection, socket] = line();
    socket.drop();
    await ask("/api/games");
    expect(connection.state).toBe("connecting");
  });

  test("a failed request doesn't affect a live line", async () => {
    const [connection] = line();
    await askInVain();
    isThere = true;
    vi.advanceTimersByTime(500);
    await until(() => !reach.isLost);
    expect([connection.state, FakeSocket.all.length, checks()]).toEqual(["live", 1, 1]);
  });

  test("after leaving a table during its retry, the server's return is still noticed", async () => {
    const [connection, socket] = line();
    socket.drop();
    vi.advanceTimersByTime(500);
    connection.close();
    await until(() => !reach.isLost);
    expect(checks()).toBe(1);
  });
});

describe("the device's network", () => {
  test("lines are lost as soon as it goes, and retried as soon as it is back", () => {
    const [connection] = line();
    dispatchEvent(new Event("offline"));
    expect([connection.state, reach.isOffline, reach.isLost]).toEqual(["waiting", true, true]);
    dispatchEvent(new Event("online"));
    expect([connection.state, reach.isOffline, reach.retryAt]).toEqual(["connecting", false, 0]);
  });

  test("when the page is visible again, the server is retried at once", () => {
    const [connection, socket] = line();
    socket.drop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect([connection.state, reach.retryAt]).toEqual(["connecting", 0]);
  });
});
