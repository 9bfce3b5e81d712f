// Messages by their ids, from the same Fluent files that the terminal game reads.
import { FluentBundle, FluentNumber, type FluentVariable, type Message } from "@fluent/bundle";

/** Messages by their ids, as Fluent has them in memory: the build has read the files. */
export type Messages = Record<string, Message["value"] | Omit<Message, "id">>;
export type Things = Record<string, FluentVariable | Inflected>;

/** A text with its other forms, which are the attributes of its message: `жута`, and `acc`: `жуту`. A message that gets it
 * as `$area` can write `{ $area_acc }` as well; for a text without that form, this is the text. */
export class Inflected {
  constructor(
    readonly text: string,
    readonly forms: Record<string, string> = {},
  ) {}

  map(change: (text: string) => string): Inflected {
    const forms = Object.entries(this.forms).map(([form, text]) => [form, change(text)]);
    return new Inflected(change(this.text), Object.fromEntries(forms));
  }
}

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

/** The words of a language, and which forms some of them have. */
class Tongue extends FluentBundle {
  readonly forms: Set<string>;

  constructor(language: string, body: Message[]) {
    super(language, { useIsolating: false });
    this.addResource({ body });
    this.forms = new Set(body.flatMap(({ attributes }) => Object.keys(attributes)));
  }
}

export function bundleOf(language: string, messages: Messages): Tongue {
  const body = Object.entries(messages).map(([id, value]) => ({ id, ...withAttributes(value) }));
  return new Tongue(language, body);
}

function withAttributes(value: Messages[string]): Omit<Message, "id"> {
  const isAlone = value === null || typeof value === "string" || Array.isArray(value);
  return isAlone ? { value, attributes: {} } : value;
}

let spoken = (): Tongue => bundleOf("en", {});

/** Where the words come from: the page asks each time, as somebody may choose another language. */
export function speakFrom(source: () => Tongue): void {
  spoken = source;
}

/** A message in words; one that is missing is a mistake of ours and shows as its id,
 * and so does a thing it wants and does not get: nothing is thrown. */
export function say(message: string, things: Things = {}): string {
  const bundle = spoken();
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? bundle.formatPattern(pattern, counted(things), []) : message;
}

/** A message in words, with its other forms. */
export function inflect(message: string, things: Things = {}): Inflected {
  const bundle = spoken();
  const given = counted(things);
  const forms = Object.entries(bundle.getMessage(message)?.attributes ?? {});
  const said = forms.map(([form, pattern]) => [form, bundle.formatPattern(pattern, given, [])]);
  return new Inflected(say(message, things), Object.fromEntries(said));
}

function counted(things: Things): Record<string, FluentVariable> {
  const all = withForms(things);
  for (const name in all) if (typeof all[name] === "number") all[name] = new Count(all[name]);
  return all;
}

/** Things for a message, with `area_acc` beside `area`. */
export function withForms(things: Things): Record<string, FluentVariable> {
  const all: Record<string, FluentVariable> = {};
  for (const [name, thing] of Object.entries(things)) {
    const { text, forms } =
      thing instanceof Inflected ? thing : { text: thing, forms: {} as Record<string, string> };
    all[name] = text;
    if (typeof text === "string")
      for (const form of spoken().forms) all[`${name}_${form}`] = forms[form] ?? text;
  }
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
