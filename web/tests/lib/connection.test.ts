// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type LineState } from "../../src/lib/connection";
import type { FromServer } from "../../src/lib/line";
import { Reach } from "../../src/lib/reach.svelte";
import type { Play } from "../../src/protocol";
import { done, news, WELCOME } from "../frames";
import { FakeSocket, stopClock } from "../support";

let connection: Connection;
let states: LineState[];
let heard: FromServer["type"][];
let reach: Reach;

beforeEach(() => {
  stopClock();
  FakeSocket.install();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no stream either")));
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter
  [states, heard] = [[], []];
  reach = new Reach();
  connection = new Connection(
    {
      hello: () => ({ table: "t", token: null, have: 0 }),
      heard: (frame) => heard.push(frame.type),
      stateChanged: (state) => states.push(state),
    },
    reach,
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const retryIn = () => reach.retryAt - Date.now();
const play = (id: string): Play => ({ type: "play", id, text: "pass" });
const refused = (id: string, code: string) => ({ type: "refused", id, code, rule: "", params: {} }) as const;

function goLive(): FakeSocket {
  const socket = FakeSocket.last;
  socket.accept();
  socket.say(WELCOME);
  socket.say(news(1));
  return socket;
}

function openLive(): FakeSocket {
  connection.open();
  return goLive();
}

describe("greeting", () => {
  test("the line is live after the first update", () => {
    connection.open();
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", version: 1, table: "t", token: null, have: 0 }]);
    FakeSocket.last.say(WELCOME);
    expect(states).toEqual(["connecting"]);
    FakeSocket.last.say(news(1));
    expect(states).toEqual(["connecting", "live"]);
    expect(heard).toEqual(["welcome", "news"]);
  });

  test("a line with a welcome but no update is dropped after eight seconds", () => {
    connection.open();
    FakeSocket.last.accept();
    FakeSocket.last.say(WELCOME);
    vi.advanceTimersByTime(7_999);
    expect(connection.state).toBe("connecting");
    vi.advanceTimersByTime(1);
    expect(connection.state).toBe("waiting");
    expect(FakeSocket.last.readyState).toBe(3);
  });

  test("opening again keeps the first line", () => {
    openLive();
    connection.open();
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("backoff", () => {
  test("each failure doubles the wait up to eight seconds", () => {
    const waits: number[] = [];
    connection.open();
    for (let failure = 0; failure < 7; failure++) {
      connection.lose();
      waits.push(retryIn());
      vi.advanceTimersByTime(retryIn());
      expect(connection.state).toBe("connecting");
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  test.each([
    [0, 375],
    [1, 625],
  ])("with luck %d the first wait is %d ms", (luck, wait) => {
    vi.mocked(Math.random).mockReturnValue(luck);
    connection.open();
    FakeSocket.last.drop();
    expect(retryIn()).toBe(wait);
  });

  test("after a live line is lost, the wait is shortest again and the kind of line stays", () => {
    openLive();
    for (let time = 1; time <= 6; time++) {
      FakeSocket.last.drop();
      expect(retryIn()).toBe(500);
      vi.advanceTimersByTime(500);
      expect(FakeSocket.all).toHaveLength(time + 1);
      goLive();
    }
  });

  test("a closed connection stays closed", () => {
    const socket = openLive();
    connection.close();
    socket.say(news(2));
    socket.drop();
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["connecting", "live", "closed"]);
    expect(heard).toEqual(["welcome", "news"]);
    expect(socket.readyState).toBe(3);
  });

  test("frames from a lost line are ignored", () => {
    const socket = openLive();
    connection.lose();
    socket.say(news(2));
    socket.drop();
    expect(heard).toEqual(["welcome", "news"]);
    expect(states).toEqual(["connecting", "live", "waiting"]);
  });
});

describe("commands", () => {
  test("one made while offline is sent once the line is live", async () => {
    connection.open();
    const answer = connection.send(play("a"));
    FakeSocket.last.accept();
    expect(FakeSocket.last.orders).toEqual([]);
    const socket = goLive();
    expect(socket.orders).toEqual(["a"]);
    socket.say(done("a"));
    expect(await answer).toEqual(done("a"));
  });

  test("unanswered ones are resent in order on the next line, and answered once", async () => {
    const first = openLive();
    const answers = ["a", "b", "c"].map((id) => connection.send(play(id)));
    first.say(done("b"));
    first.drop();
    vi.advanceTimersByTime(500);
    const second = goLive();
    expect(second.orders).toEqual(["a", "c"]);
    second.say(done("a"));
    second.say(refused("c", "too-late"));
    second.say(done("c"));
    expect(await Promise.all(answers)).toEqual([done("a"), done("b"), refused("c", "too-late")]);
    second.drop();
    vi.advanceTimersByTime(500);
    expect(goLive().orders).toEqual([]);
  });

  test("a question is answered with a reason", async () => {
    const socket = openLive();
    const answer = connection.ask({ type: "why", id: "q", text: "pick blue" });
    const reason = { ...refused("q", "not-rolled"), type: "reason" } as const;
    socket.say(reason);
    expect(await answer).toEqual(reason);
  });

  test("a settled one isn't sent", async () => {
    connection.open();
    const answer = connection.send(play("a"));
    connection.settle("a", done("a", 9));
    connection.settle("a", done("a", 10));
    expect(await answer).toEqual(done("a", 9));
    expect(goLive().orders).toEqual([]);
  });

  test.each(["bad-frame", "bad-request", "frame-too-long"])(
    "after %s the oldest one is refused and not repeated",
    async (code) => {
      const socket = openLive();
      const answer = connection.send(play("a"));
      void connection.send(play("b"));
      socket.say({ type: "closing", code, params: {} });
      expect(await answer).toEqual(refused("a", code));
      socket.drop();
      vi.advanceTimersByTime(500);
      expect(goLive().orders).toEqual(["b"]);
    },
  );

  test("any other close code refuses none", () => {
    const socket = openLive();
    void connection.send(play("a"));
    socket.say({ type: "closing", code: "server-stops", params: {} });
    socket.drop();
    vi.advanceTimersByTime(500);
    expect(goLive().orders).toEqual(["a"]);
  });
});

describe("pings", () => {
  test("follow a command unanswered for three seconds; after eight more the line is dropped", () => {
    const socket = openLive();
    void connection.send(play("a"));
    vi.advanceTimersByTime(2_999);
    expect(socket.pings).toBe(0);
    vi.advanceTimersByTime(1);
    expect(socket.pings).toBe(1);
    vi.advanceTimersByTime(7_999);
    expect(connection.state).toBe("live");
    vi.advanceTimersByTime(1);
    expect(connection.state).toBe("waiting");
  });

  test("keep the line if a pong comes", () => {
    const socket = openLive();
    void connection.send(play("a"));
    vi.advanceTimersByTime(3_000);
    socket.say({ type: "pong" });
    vi.advanceTimersByTime(8_000);
    expect(connection.state).toBe("live");
  });

  test("have a timeout that more questions don't extend", () => {
    openLive();
    for (let second = 0; second < 11; second += 1) {
      void connection.ask({ type: "why", id: `q${second}`, text: "pick blue" });
      vi.advanceTimersByTime(1_000);
    }
    expect(connection.state).toBe("waiting");
  });

  test("have a full timeout each time", () => {
    const socket = openLive();
    vi.advanceTimersByTime(20_000);
    socket.say({ type: "pong" });
    vi.advanceTimersByTime(20_000 + 7_999);
    expect(connection.state).toBe("live");
    vi.advanceTimersByTime(1);
    expect(connection.state).toBe("waiting");
  });

  test("don't follow a timely answer", () => {
    const socket = openLive();
    void connection.send(play("a"));
    socket.say(done("a"));
    vi.advanceTimersByTime(3_000);
    expect(socket.pings).toBe(0);
  });

  test("are sent every twenty seconds on a quiet line", () => {
    const socket = openLive();
    for (let beat = 1; beat <= 3; beat++) {
      vi.advanceTimersByTime(20_000);
      expect(socket.pings).toBe(beat);
      socket.say({ type: "pong" });
    }
    expect(connection.state).toBe("live");
    socket.drop();
    vi.advanceTimersByTime(500);
    const next = goLive();
    vi.advanceTimersByTime(20_000);
    expect([socket.pings, next.pings]).toEqual([3, 1]);
  });
});

describe("waking", () => {
  test("a waiting line is retried at once, and not again when the wait would have ended", () => {
    openLive().drop();
    connection.wake();
    expect(connection.state).toBe("connecting");
    expect(FakeSocket.all).toHaveLength(2);
    goLive();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a line that was silent for eight seconds is pinged, an active one is not", () => {
    const socket = openLive();
    vi.advanceTimersByTime(8_000);
    connection.wake();
    expect(socket.pings).toBe(0);
    vi.advanceTimersByTime(1);
    connection.wake();
    expect(socket.pings).toBe(1);
  });

  test("after the device slept through a ping, a new line is opened at once", () => {
    const old = openLive();
    void connection.send(play("a"));
    vi.setSystemTime(Date.now() + 60_000); // without running any timers
    connection.wake();
    expect(old.readyState).toBe(3);
    expect(states).toEqual(["connecting", "live", "connecting"]);
    expect(goLive().orders).toEqual(["a"]);
    vi.advanceTimersByTime(8_000);
    expect(connection.state).toBe("live");
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a closed connection stays closed", () => {
    connection.wake();
    connection.lose();
    expect(FakeSocket.all).toEqual([]);
    expect(states).toEqual([]);
  });
});
