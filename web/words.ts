// The words as modules: `words:ru` is all that the page says in Russian, so that a language comes in one request. Its messages
// are read here, by Fluent's own parser, and not with every visit: there are 1,200 of them.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import registry from "../src/silvertray/locale/languages.json" with { type: "json" };

const FOLDER = new URL("../src/silvertray/locale/", import.meta.url);
const SAID_HERE = /^(errors|game|page.*)\.ftl$/; // the rest is for the terminal
const NOTICE = /^(page-turn-(title|notice)|(page-)?game-[a-z]+) =.*(\n[ \t]+.*)*/gm;
const MARK = "\0words:";

/** The files of a language that the page needs. */
function files(language: string): URL[] {
  const folder = new URL(`${language}/`, FOLDER);
  return readdirSync(folder)
    .filter((name) => SAID_HERE.test(name))
    .sort()
    .map((name) => new URL(name, folder));
}

/** Their text, without what is told to translators. */
function text(language: string): string {
  return files(language)
    .map((file) => readFileSync(file, "utf-8").replace(/^#.*\n/gm, ""))
    .join("\n");
}

/** Each message as Fluent has it in memory. */
function messages(text: string): Record<string, unknown> {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));
}

/** A function for each language that loads its words. */
function loaders(): string {
  const each = Object.keys(registry).map((code) => `"${code}": () => import("words:${code}")`);
  return `export default { ${each.join(", ")} };`;
}

/** What the service worker says, in all languages: it can load nothing when it is woken. */
function notices(): string {
  const each = Object.keys(registry).map((code) => [code, messages(text(code).match(NOTICE)!.join("\n"))]);
  return `export default ${JSON.stringify(Object.fromEntries(each))};`;
}

export const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(MARK)) return undefined;
    const language = id.slice(MARK.length);
    if (language === "all") return loaders();
    if (language === "notices") return notices();
    for (const file of files(language)) this.addWatchFile(file.pathname);
    return `export default ${JSON.stringify(messages(text(language)))};`;
  },
};
