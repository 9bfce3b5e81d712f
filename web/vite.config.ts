import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin, type Rollup } from "vite";
import { words } from "./words.ts";

// The page is built into the Python package, which serves it; in development Vite asks a running server.
const server = process.env.SILVERTRAY_SERVER ?? "http://127.0.0.1:8000";

const outDir = "../src/silvertray/server/page";
const UNHASHED = ["/icon.svg", "/manifest.webmanifest"];

/** The entry, all it cannot start without, and how that looks. */
function shellOf(bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || files.has(name)) return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    chunk.imports.forEach(add);
  };
  Object.values(bundle).forEach((file) => file.type === "chunk" && file.isEntry && add(file.fileName));
  return [...[...files].sort().map((file) => `/${file}`), ...UNHASHED];
}

// The service worker is a script of its own: all in one file, as not every browser lets it import others.
function worker(): Plugin {
  let shell: string[] = [];
  return {
    name: "service-worker",
    apply: "build",
    writeBundle(_, bundle) {
      shell = shellOf(bundle);
    },
    async closeBundle() {
      const lib = { entry: "src/turns/worker.ts", formats: ["iife" as const], name: "page", fileName: () => "worker.js" };
      await build({
        configFile: false,
        plugins: [words],
        logLevel: "warn",
        define: { SHELL: JSON.stringify(shell) },
        build: { outDir, emptyOutDir: false, copyPublicDir: false, target: "es2022", lib },
      });
    },
  };
}

// Compressed once, here, instead of with every visit.
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle() {
    const folder = new URL(`${outDir}/assets/`, import.meta.url);
    for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file)))
      writeFileSync(new URL(`${name}.gz`, folder), gzipSync(readFileSync(new URL(name, folder)), { level: 9 }));
  },
};

export default defineConfig({
  plugins: [svelte(), words, worker(), compressed],
  base: "/",
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // inline data would need a weaker content security policy
  },
  server: {
    fs: { allow: [".."] }, // the words are shared with the terminal: src/silvertray/locale
    proxy: { "/api": server, "/socket": { target: server.replace("http", "ws"), ws: true } },
  },
});
