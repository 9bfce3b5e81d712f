// The texts of lessons, rules and the coach, loaded only when needed. Files without a translation are read in English.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { withForms, type Things } from "./words";

const FILES = import.meta.glob<string>("../../../src/silvertray/locale/*/{lesson-*,rules-*,coach*}.ftl", {
  query: "?raw",
  import: "default",
});

/** The messages of several files, in the order they were written. */
export class Reading {
  readonly #bundle: FluentBundle;

  constructor(
    language: string,
    readonly resources: FluentResource[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  /** Format a message, or its attribute as `id.attribute`; empty if there is none. */
  say(id: string, things: Things = {}): string {
    const [message = "", attribute] = id.split(".");
    const found = this.#bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return pattern ? this.#bundle.formatPattern(pattern, withForms(things), []) : "";
  }
}

/** Load files such as `rules-clever` in the page's language. */
export async function read(...names: string[]): Promise<Reading> {
  const language = document.documentElement.lang || "en";
  const resources = names.map(async (name) => new FluentResource(await fileOf(language, name)));
  return new Reading(language, await Promise.all(resources));
}

/** Whether this file exists. English has every file. */
export function isWritten(name: string): boolean {
  return pathOf("en", name) in FILES;
}

function fileOf(language: string, name: string): Promise<string> {
  const load = FILES[pathOf(language, name)] ?? FILES[pathOf("en", name)];
  return load ? load() : Promise.reject(new Error(name));
}

function pathOf(language: string, name: string): string {
  return `../../../src/silvertray/locale/${language}/${name}.ftl`;
}
