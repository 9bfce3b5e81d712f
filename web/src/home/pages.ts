// The pages where a game begins: the first page, and the choices for a new table. Opening a table by its link needs neither.
export { default as Create } from "./Create.svelte";
export { default as Home } from "./Home.svelte";
