// The layers of the page: a folder may import only from the folders before it. A chunk loaded on demand by `import()` may
// be in any layer.
import { expect, test } from "vitest";

const FLOORS = [
  ...["lib", "access", "design", "play", "dice", "cards", "plots", "coach"],
  ...["replay", "contests", "ending", "practise", "turns", "language", "people"], // pages and their components
  ...["commands", "table", "learn", "home", "shell"],
  ".", // App.svelte and main.ts
];
const EVERYWHERE = ["protocol", "catalogue.json"]; // generated from the server's types
const IMPORT = /^\s*(?:import|export)\s[^;"']*?["'](\.[^"']+)["']/gm;
const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(SOURCES).map(([path, text]) => ({ path: path.replace("../src/", ""), text }));

/** The folder of a path. Files directly in `src` are in the folder ".". */
const folderOf = (path: string) => (path.includes("/") ? path.split("/")[0]! : ".");

/** The paths in `src` that a file imports. */
function importsOf({ path, text }: { path: string; text: string }): string[] {
  const base = new URL(path, "file:///src/");
  const found = [...text.matchAll(IMPORT)].map(([, to]) => new URL(to!, base).pathname);
  return found.filter((to) => to.startsWith("/src/")).map((to) => to.replace("/src/", ""));
}

test("every folder is in a layer", () => {
  const folders = new Set(files.map(({ path }) => folderOf(path)));
  expect([...folders].sort()).toEqual([...FLOORS].sort());
});

test("folders import only from the layers below", () => {
  const floor = (path: string) => FLOORS.indexOf(folderOf(path));
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => !EVERYWHERE.includes(to) && floor(to) > floor(file.path))
      .map((to) => `${file.path} imports ${to}`),
  );
  expect(upward).toEqual([]);
});

test("no component is longer than 250 lines", () => {
  const long = files.filter(({ path, text }) => path.endsWith(".svelte") && text.split("\n").length > 251);
  expect(long.map(({ path }) => path)).toEqual([]);
});
