// Formats Fluent messages, from the same files that the terminal reads.
import { FluentBundle, FluentNumber, type FluentVariable, type Message } from "@fluent/bundle";

/** Messages by id, in Fluent's parsed form: the build has parsed the files. */
export type Messages = Record<string, Message["value"] | Omit<Message, "id">>;
export type Things = Record<string, FluentVariable | Inflected>;

/** A text with its other forms, which are the attributes of its message: `жута`, and `acc`: `жуту`. A message that
 * gets it as `$area` can also use `{ $area_acc }`, which is the text itself if that form is missing. */
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

/** A whole number with a real minus sign, which is as wide as a plus. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number in the page's language, with a real minus sign, but never `−0.0`: `−3.1`, `42 %`, `0.0`. */
export function number(value: number, style: Intl.NumberFormatOptions = {}): string {
  const text = new Intl.NumberFormat(tongue(), style).format(value);
  return text.replace("-", /[1-9]/.test(text) ? "−" : "");
}

/** A number in a message. Small whole numbers look the same in all our languages, so they skip Intl.NumberFormat, whose
 * setup takes a tenth of a second on a slow phone. */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED_FROM;
    return isPlain ? figure(this.value) : super.toString(...scope).replace("-", "−");
  }
}

/** The bundle of a language, and the forms that its messages have. */
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

/** Set the source of the bundle. It is called each time, because the language may change. */
export function speakFrom(source: () => Tongue): void {
  spoken = source;
}

/** Format a message. A missing message or argument is a bug of ours: it shows up as its id or name, and nothing is
 * thrown. */
export function say(message: string, things: Things = {}): string {
  const bundle = spoken();
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? bundle.formatPattern(pattern, counted(things), []) : message;
}

/** Format a message with its other forms. */
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

/** Expand the arguments of a message: `area` also gives `area_acc`. */
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

/** Whether this message exists. */
export function knows(message: string): boolean {
  return spoken().hasMessage(message);
}

/** The locale, for numbers and dates. */
export function tongue(): string {
  return spoken().locales[0]!;
}
