import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin } from "vite";
import { words } from "./words.ts";

// The page is built into the Python package, which serves it; in development Vite asks a running server.
const server = process.env.SILVERTRAY_SERVER ?? "http://127.0.0.1:8000";

const outDir = "../src/silvertray/server/page";

// The service worker is a script of its own: all in one file, as not every browser lets it import others.
const worker: Plugin = {
  name: "service-worker",
  apply: "build",
  async closeBundle() {
    const lib = {
      entry: "src/turns/worker.ts",
      formats: ["iife" as const],
      name: "turns",
      fileName: () => "turns.js",
    };
    await build({
      configFile: false,
      plugins: [words],
      logLevel: "warn",
      build: { outDir, emptyOutDir: false, copyPublicDir: false, target: "es2022", lib },
    });
  },
};

export default defineConfig({
  plugins: [svelte(), words, worker],
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
