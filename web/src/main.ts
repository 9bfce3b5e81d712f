import { mount } from "svelte";
import App from "./App.svelte";
import "./shell/shared";
import "./design/tokens.css";
import "./design/base.css";
import { route } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import { ahead } from "./lib/parts.svelte";
import { lookForNewer } from "./lib/version";
import { isKept } from "./lib/worker";

// Wait for the texts before showing anything, so that no other language flashes up.
void speech.begin().then(() => {
  settings.introduce();
  mount(App, { target: document.getElementById("page")! });
});
if (["home", "new"].includes(route.place.page)) beginning(); // loaded in parallel with the texts
addEventListener("load", () => setTimeout(later, 2000)); // after the first screen is complete, down to its last cell

/** Keep the home page available offline: cached by the worker, or loaded now if there is none. A page from the worker may be
 * older than the server's. */
async function later(): Promise<void> {
  if (navigator.serviceWorker?.controller) void lookForNewer();
  if (!(await isKept())) beginning();
}

function beginning(): void {
  ahead(import("./home/pages"));
}
