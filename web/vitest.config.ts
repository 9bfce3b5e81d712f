// The unit tests, with modules as the build reads them. Those that need a page name jsdom in their first line.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [svelte(), words],
  resolve: { conditions: ["browser"] }, // Svelte as it runs in a page, not on a server
  test: {
    include: ["tests/**/*.test.ts"],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
