// Times and durations as text.
import { say, tongue } from "./words";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `2 hours ago`, `yesterday`, `just now`. */
export function ago(when: number): string {
  const seconds = (when - Date.now()) / 1000;
  const words = new Intl.RelativeTimeFormat(tongue(), { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (-seconds >= length) return words.format(Math.round(seconds / length), unit);
  }
  return say("page-just-now");
}

/** The time of day. */
export function clock(at: string): string {
  const time = new Date(at);
  return time.toLocaleTimeString(tongue(), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

const LENGTHS: [string, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
];

/** A duration: `2 days`, `3 hours`, or below an hour `12:34` in minutes and seconds. */
export function span(seconds: number): string {
  for (const [unit, length] of LENGTHS) {
    if (seconds >= length) return counted(Math.floor(seconds / length), unit);
  }
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A few seconds: `3 sec`. */
export function inSeconds(count: number): string {
  return counted(count, "second", "short");
}

function counted(count: number, unit: string, unitDisplay: "long" | "short" = "long"): string {
  const style = { style: "unit", unit, unitDisplay } as const;
  return new Intl.NumberFormat(tongue(), style).format(count);
}

const HOUR = 3600;

/** Whether a clock is so long that players leave the table between turns. */
export function isLong(clock: { seconds: number } | null): boolean {
  return clock !== null && clock.seconds >= HOUR;
}
