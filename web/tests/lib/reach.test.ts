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
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits of exactly the usual length
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

/** A line of a table, which its server answers. */
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
  test("a request without an answer is followed by small ones, less and less often, until one is answered", async () => {
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

  test("any other answer ends it too, and the next loss begins with the shortest wait", async () => {
    await askInVain();
    isThere = true;
    await ask("/api/games");
    expect([reach.isLost, reach.retryAt, reach.returns]).toEqual([false, 0, 1]);
    await askInVain();
    expect(reach.retryAt - Date.now()).toBe(500);
  });
});

describe("with lines", () => {
  test("all that are lost are tried together, and nothing else is", () => {
    const lines = [line(), line()];
    for (const [, socket] of lines) socket.drop();
    expect(reach.isLost).toBe(true);
    vi.advanceTimersByTime(500);
    expect(lines.map(([connection]) => connection.state)).toEqual(["connecting", "connecting"]);
    expect([FakeSocket.all.length, checks()]).toEqual([4, 0]);
    answer(FakeSocket.last);
    expect([reach.isLost, reach.returns]).toEqual([false, 1]);
  });

  test("an answer to any request brings a lost one back at once", async () => {
    const [connection, socket] = line();
    socket.drop();
    await ask("/api/games");
    expect(connection.state).toBe("connecting");
  });

  test("one that is fine is left alone by a request that was not answered", async () => {
    const [connection] = line();
    await askInVain();
    isThere = true;
    vi.advanceTimersByTime(500);
    await until(() => !reach.isLost);
    expect([connection.state, FakeSocket.all.length, checks()]).toEqual(["live", 1, 1]);
  });

  test("whoever leaves a table while its line is tried still learns that the server is back", async () => {
    const [connection, socket] = line();
    socket.drop();
    vi.advanceTimersByTime(500);
    connection.close();
    await until(() => !reach.isLost);
    expect(checks()).toBe(1);
  });
});

describe("the network of the device", () => {
  test("when it goes lines are lost at once, and when it is back they are tried at once", () => {
    const [connection] = line();
    dispatchEvent(new Event("offline"));
    expect([connection.state, reach.isOffline, reach.isLost]).toEqual(["waiting", true, true]);
    dispatchEvent(new Event("online"));
    expect([connection.state, reach.isOffline, reach.retryAt]).toEqual(["connecting", false, 0]);
  });

  test("somebody who looks at the page again does not wait", () => {
    const [connection, socket] = line();
    socket.drop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect([connection.state, reach.retryAt]).toEqual(["connecting", 0]);
  });
});
