// A line to the server: frames go out, frames come in. Sockets are the first choice; where a network breaks them,
// a stream of events with posts beside it says the same.
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

/** Who is at this end. After `lost` nothing more is heard. */
export interface Ears {
  /** What is said first to whoever is there, or there anew. */
  hello(): Hello;
  heard(frame: FromServer): void;
  lost(): void;
}

export interface Line {
  say(frame: FromPage): void;
  close(): void;
}

const KINDS = [SocketLine, EventLine];
const PATIENCE = 2; // how often one kind may fail before the other is tried

let works = 0; // the kind that worked last, for every table of this visit

/** A line of the kind that is due after so many failures. */
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
