import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin, type Rollup } from "vite";
import { manifests, words } from "./words.ts";

// The page is built into the Python package, which serves it; in development Vite proxies to a running server.
const server = process.env.SILVERTRAY_SERVER ?? "http://127.0.0.1:8000";

const outDir = "../src/silvertray/server/page";
const UNHASHED = ["/icon.svg", "/manifest.webmanifest"];

/** The files of chunks, and all scripts and styles they need to start. */
function filesOf(bundle: Rollup.OutputBundle, chunks: Rollup.OutputChunk[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Rollup.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    chunk.imports.forEach((name) => add(bundle[name] as Rollup.OutputChunk));
  };
  chunks.forEach(add);
  return [...files].sort().map((file) => `/${file}`);
}

const chunksOf = (bundle: Rollup.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === "chunk");

const isOf = (chunk: Rollup.OutputChunk, module: string) => chunk.facadeModuleId?.endsWith(`/src/${module}`);

/** What every screen needs. */
function shellOf(bundle: Rollup.OutputBundle): string[] {
  const entries = chunksOf(bundle).filter((chunk) => chunk.isEntry);
  return filesOf(bundle, entries);
}

/** What the page needs to open at home. */
function homeOf(bundle: Rollup.OutputBundle): string[] {
  const home = chunksOf(bundle).filter((chunk) => isOf(chunk, "home/pages.ts"));
  return [...new Set([...shellOf(bundle), ...filesOf(bundle, home)])];
}

const TAUGHT = /\/src\/learn\/((Learn|Rules)Page\.svelte|RuleDialog\.svelte|lessons\/\w+\.json)$/;
const TEXT = /\/locale\/([^/]+)\/(lesson|rules)-\w+\.ftl\?raw$/;

/** Lessons and rules: their scripts under "", their texts under each language. */
function lessonsOf(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const shell = shellOf(bundle);
  const files: Record<string, string[]> = {};
  for (const chunk of chunksOf(bundle)) {
    const id = chunk.facadeModuleId ?? "";
    const kind = TAUGHT.test(id) ? "" : TEXT.exec(id)?.[1];
    if (kind !== undefined) (files[kind] ??= []).push(...filesOf(bundle, [chunk]));
  }
  const lacking = (its: string[]) => [...new Set(its)].filter((file) => !shell.includes(file));
  return Object.fromEntries(Object.entries(files).map(([kind, its]) => [kind, lacking(its)]));
}

/** A build id that changes with any file: their names have hashes, and the page, whose name never changes, is added. */
function buildOf(bundle: Rollup.OutputBundle): string {
  const page = bundle["index.html"] as Rollup.OutputAsset;
  const text = [...Object.keys(bundle), page.source].join();
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

// A list for the server of the files of each page, so that its response for an address can name those it needs.
const parts: Plugin = {
  name: "parts",
  apply: "build",
  generateBundle(_, bundle) {
    const shell = shellOf(bundle);
    const later = chunksOf(bundle).filter((chunk) => chunk.isDynamicEntry);
    const lines = later.map((chunk) => [
      chunk.facadeModuleId!.replace(/^.*?(\0|\/src\/)/, ""),
      filesOf(bundle, [chunk]).filter((file) => !shell.includes(file)),
    ]);
    const source = JSON.stringify({ shell, ...Object.fromEntries(lines) });
    this.emitFile({ type: "asset", fileName: "parts.json", source });
  },
};

/** A script in a single file. */
const alone = (entry: string) => ({
  configFile: false as const,
  plugins: [words],
  logLevel: "warn" as const,
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    lib: {
      entry: `src/${entry}.ts`,
      formats: ["iife" as const],
      name: "page",
      fileName: () => `${entry.replace(/^.*\//, "")}.js`,
    },
  },
});

// The service worker is a single script, because not every browser lets it import others.
function worker(): Plugin {
  let define: Record<string, string> = {};
  return {
    name: "service-worker",
    apply: "build",
    writeBundle(_, bundle) {
      const values = {
        BUILD: buildOf(bundle),
        SHELL: [...homeOf(bundle), ...UNHASHED],
        ENTRY: shellOf(bundle),
        LESSONS: lessonsOf(bundle),
      };
      define = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
      );
    },
    async closeBundle() {
      await build({ ...alone("shell/worker"), define });
    },
  };
}

/** Compress the files of a folder. */
function compress(folder: URL): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|html|webmanifest)$/.test(file))) {
    const text = readFileSync(new URL(name, folder));
    writeFileSync(new URL(`${name}.gz`, folder), gzipSync(text, { level: 9 }));
    writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(text));
  }
}

// Compressed once, instead of for every request; after the service worker, which is built last.
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle: {
    order: "post",
    sequential: true,
    handler: () =>
      ["", "assets/"].forEach((folder) => compress(new URL(`${outDir}/${folder}`, import.meta.url))),
  },
};

// The part that needn't wait for any file is inlined in the page, before its styles: a script after them would have to wait.
// The server lets browsers run exactly this text (`server/api/policy.py`).
const first: Plugin = {
  name: "first",
  apply: "build",
  async transformIndexHtml(html) {
    const script = alone("lib/first");
    const [built] = (await build({
      ...script,
      build: { ...script.build, write: false },
    })) as Rollup.RollupOutput[];
    const code = built!.output[0].code.trim();
    return html.replace("</title>", () => `</title>\n    <script>${code}</script>`);
  },
};

// Almost all of a file is needed as soon as it arrives. With this comment Chromium compiles it while it loads, instead
// of each function at its first call, when the reader is waiting. Other browsers ignore the comment; it has to
// come first in the file.
const AT_ONCE = "//# allFunctionsCalledOnLoad\n";
const ready: Plugin = {
  name: "ready",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler: (_, bundle) => chunksOf(bundle).forEach((chunk) => (chunk.code = AT_ONCE + chunk.code)),
  },
};

// Browsers request six files at a time and queue the rest, so each screen loads one shared file and
// a separate one for itself.
const groups = [{ name: "index", tags: ["$initial" as const] }];

export default defineConfig({
  plugins: [svelte(), words, manifests, first, parts, ready, worker(), compressed],
  base: "/",
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: { index: "index.html" }, output: { codeSplitting: { groups } } },
    assetsInlineLimit: 0, // inline data would require a weaker content security policy
  },
  server: {
    fs: { allow: [".."] }, // the texts are shared with the terminal: src/silvertray/locale
    proxy: { "/api": server, "/socket": { target: server.replace("http", "ws"), ws: true } },
  },
});
