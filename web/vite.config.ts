import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves it; in development Vite asks a running server.
const server = process.env.SILVERTRAY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/silvertray/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // inline data would need a weaker content security policy
  },
  server: {
    fs: { allow: [".."] }, // the words are shared with the terminal: src/silvertray/locale
    proxy: { "/api": server, "/socket": { target: server.replace("http", "ws"), ws: true } },
  },
});
