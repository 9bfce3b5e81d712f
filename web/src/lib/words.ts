// Messages by their ids, from the same Fluent files that the terminal game reads.
import { FluentBundle, FluentNumber, type FluentVariable, type Message } from "@fluent/bundle";

/** Messages by their ids, as Fluent has them in memory: the build has read the files. */
export type Messages = Record<string, Message["value"]>;
export type Things = Record<string, FluentVariable>;

const GROUPED_FROM = 1000; // 1,000 or 1.000

/** A whole number with a minus as wide as a plus, which a hyphen is not. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number as the spoken language writes it, with the same minus, and none before nothing: `−3.1`, `42 %`, `0.0`. */
export function number(value: number, style: Intl.NumberFormatOptions = {}): string {
  const text = new Intl.NumberFormat(tongue(), style).format(value);
  return text.replace("-", /[1-9]/.test(text) ? "−" : "");
}

/** A number; a small whole one is written alike in all our languages, so that nobody waits for the browser's own way to
 * write numbers: to get that ready takes a slow phone a tenth of a second. */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED_FROM;
    return isPlain ? figure(this.value) : super.toString(...scope).replace("-", "−");
  }
}

/** The words of a language. */
export function bundleOf(language: string, messages: Messages): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({
    body: Object.entries(messages).map(([id, value]): Message => ({ id, value, attributes: {} })),
  });
  return bundle;
}

let spoken = (): FluentBundle => bundleOf("en", {});

/** Where the words come from: the page asks each time, as somebody may choose another language. */
export function speakFrom(source: () => FluentBundle): void {
  spoken = source;
}

/** A message in words; one that is missing is a mistake of ours and shows as its id,
 * and so does a thing it wants and does not get: nothing is thrown. */
export function say(message: string, things: Things = {}): string {
  const bundle = spoken();
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? bundle.formatPattern(pattern, counted(things), []) : message;
}

function counted(things: Things): Things {
  const all: Things = {};
  for (const name in things)
    all[name] = typeof things[name] === "number" ? new Count(things[name]) : things[name]!;
  return all;
}

/** Whether there is such a message. */
export function knows(message: string): boolean {
  return spoken().hasMessage(message);
}

/** The language that is spoken, for numbers and dates. */
export function tongue(): string {
  return spoken().locales[0]!;
}
