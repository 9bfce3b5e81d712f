// The texts as modules: `words:ru` is everything the page says in Russian, so that a language takes one request. Fluent's
// own parser reads the 1,200 messages here rather than on every visit.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import catalogue from "./src/catalogue.json" with { type: "json" };
import registry from "../src/silvertray/locale/languages.json" with { type: "json" };

const FOLDER = new URL("../src/silvertray/locale/", import.meta.url);
const SAID_HERE = /^(errors|game|page.*)\.ftl$/; // the rest is for the terminal
const NOTICE = /^(page-turn-(title|notice)|(page-)?game-[a-z]+) =.*(\n[ \t]+.*)*/gm;
const MARK = "\0words:";
const RAW = /\.ftl\?raw$/; // lessons, rules and the coach, each in a separate file
const SHORT = /(?<![\p{L}-])(во?|со?|ко?|об?|у|и|а|но|на|по|за|от|од|до|из|не|ни|са) (?=[^|\s])/giu;
const COUNTED =
  /(\{ \$(?:bots|cards|cells|count|due|foxes|free|games|hand|later|learnt|loss|lost|open|options|players|points|score|seconds) \}) (?=[а-яё])/giu;
const DASH = /(?<=[\p{L}\d»)*,}]) —/gu; // also after a word in bold
const NUMBERED = /(?<=\d) (?=[а-яё])|(?<=(?:раунд|больше|карт)[а-яё]*) (?=\d)/giu;
const RANGE = /(?<=[\d}])–(?=[\d{])/g; // a line may end after its dash, unless a word joiner follows
const SHORT_PART = // within a hyphenated word: что-то, из-за
  /(?<=\p{sc=Cyrl})-(?=\p{sc=Cyrl}{1,3}(?!\p{L}))|(?<=(?<!\p{L})\p{sc=Cyrl}{2,3})-(?=\p{sc=Cyrl})/gu;
const ENDING = /(?<=[\d}]|(?<![\p{L}\d-])[A-Z])-(?=\p{Ll})/gu; // of a number or a letter: 4-es, 3-го

/** In Cyrillic no line ends with a short word or a number that belongs to the next word, and none begins with a dash. In no
 * language does a line break split a range, such as 2–6, or a short part from its word. */
function tied(text: string): string {
  return text
    .replace(SHORT, "$1\u00a0")
    .replace(COUNTED, "$1\u00a0")
    .replace(NUMBERED, "\u00a0")
    .replace(DASH, "\u00a0—")
    .replace(RANGE, "–\u2060")
    .replace(SHORT_PART, "-\u2060")
    .replace(ENDING, "-\u2060");
}

/** The files of a language that the page needs. */
function files(language: string): URL[] {
  const folder = new URL(`${language}/`, FOLDER);
  return readdirSync(folder)
    .filter((name) => SAID_HERE.test(name))
    .sort()
    .map((name) => new URL(name, folder));
}

/** Their text, without the comments for translators. */
function text(language: string): string {
  return files(language)
    .map((file) => tied(readFileSync(file, "utf-8").replace(/^#.*\n/gm, "")))
    .join("\n");
}

/** Each message as Fluent has it in memory; only its value unless it has attributes. */
function messages(text: string): Record<string, unknown> {
  const { body } = new FluentResource(text);
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => [
      id,
      Object.keys(attributes).length ? { value, attributes } : value,
    ]),
  );
}

/** A function for each language that loads its words. */
function loaders(): string {
  const each = Object.keys(registry).map((code) => `"${code}": () => import("words:${code}")`);
  return `export default { ${each.join(", ")} };`;
}

/** The service worker's texts in all languages: it can't load anything when it is woken. */
function notices(): string {
  const each = Object.keys(registry).map((code) => [code, messages(text(code).match(NOTICE)!.join("\n"))]);
  return `export default ${JSON.stringify(Object.fromEntries(each))};`;
}

/** The text for browsers without scripts, in all languages, because nothing can choose one. */
function unscripted(): string {
  const each = Object.keys(registry).map(
    (code) => `<p lang="${code}">${messages(text(code))["shell-no-script"]}</p>`,
  );
  return `<noscript>${each.join("")}</noscript>`;
}

/** Formats the messages of a language that have no placeholders. */
function sayer(language: string): (message: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text(language)));
  return (message) => bundle.formatPattern(bundle.getMessage(message)!.value!, {});
}

const SLUGS = catalogue.games.map(({ slug }) => slug);

/** Every title of the games in all languages: people search for the name printed on their box. */
function titles(): string {
  const found = Object.keys(registry).flatMap((code) => {
    const say = sayer(code);
    return SLUGS.flatMap((slug) => [say(`page-game-${slug}`), say(`page-alias-${slug}`)]);
  });
  return [...new Set(found)].filter(Boolean).join(", ");
}

/** The manifest in a language; the page links to the one in its own. */
function manifest(language: string): string {
  const say = sayer(language);
  const base = JSON.parse(readFileSync(new URL("public/manifest.webmanifest", import.meta.url), "utf-8"));
  const shortcuts = base.shortcuts.map((shortcut: { url: string }) => {
    const slug = shortcut.url.split("/").at(-1)!;
    const [name, alias] = [say(`page-game-${slug}`), say(`page-alias-${slug}`)];
    return { ...shortcut, name, ...(alias && alias !== name && { description: alias }) };
  });
  return JSON.stringify({ ...base, lang: language, description: say("page-what"), shortcuts });
}

export const words: Plugin = {
  name: "words",
  enforce: "pre", // before Vite's own loader
  resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
  transformIndexHtml: (html) =>
    html
      .replace("<noscript></noscript>", unscripted)
      .replace('name="description"', () => `name="description" content="${sayer("en")("page-what")}"`)
      .replace('name="keywords"', () => `name="keywords" content="${titles()}"`),
  load(id) {
    if (RAW.test(id))
      return `export default ${JSON.stringify(tied(readFileSync(id.slice(0, -4), "utf-8")))};`;
    if (!id.startsWith(MARK)) return undefined;
    const language = id.slice(MARK.length);
    if (language === "all") return loaders();
    if (language === "notices") return notices();
    for (const file of files(language)) this.addWatchFile(file.pathname);
    return `export default ${JSON.stringify(messages(text(language)))};`;
  },
};

export const manifests: Plugin = {
  name: "manifests",
  apply: "build",
  generateBundle() {
    for (const code of Object.keys(registry))
      this.emitFile({ type: "asset", fileName: `manifest.${code}.webmanifest`, source: manifest(code) });
  },
};
