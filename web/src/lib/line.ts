// A transport for frames to and from the server. WebSockets are the first choice; where a network blocks them, an event
// stream and posts carry the same frames.
import type {
  Closing,
  Correct,
  Done,
  Fill,
  Hello,
  Hint,
  Kick,
  News,
  Pace,
  Pause,
  Place,
  Play,
  Pong,
  Reason,
  Refused,
  Rematch,
  Resume,
  Roll,
  Say,
  Sit,
  Stand,
  Undo,
  Welcome,
  Why,
} from "../protocol";
import { EventLine } from "./line-events";
import { SocketLine } from "./line-socket";

export type Order =
  | Play
  | Roll
  | Correct
  | Undo
  | Hint
  | Sit
  | Stand
  | Fill
  | Place
  | Pace
  | Kick
  | Pause
  | Resume
  | Say
  | Rematch;
export type Answer = Done | Refused;
export type FromServer = Welcome | News | Done | Refused | Reason | Pong | Closing;
export type FromPage = Order | Why | { type: "ping" };

/** The callbacks of a line. None is called after `lost`. */
export interface Ears {
  /** The first frame on each new socket or stream. */
  hello(): Hello;
  heard(frame: FromServer): void;
  lost(): void;
}

export interface Line {
  say(frame: FromPage): void;
  close(): void;
}

const KINDS = [SocketLine, EventLine];
const PATIENCE = 2; // failures of one kind before the other is tried

let works = 0; // the kind that worked last, shared by all tables of this visit

/** Open a line of the kind to try after this number of failures. */
export function newLine(failures: number, ears: Ears): Line {
  const kind = (works + Math.floor(failures / PATIENCE)) % KINDS.length;
  const Kind = KINDS[kind]!;
  return new Kind({
    ...ears,
    heard(frame) {
      if (frame.type === "welcome") works = kind;
      ears.heard(frame);
    },
  });
}
