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

// Nothing is shown before its words are there, so that nobody sees another language first.
void speech.begin().then(() => {
  settings.introduce();
  mount(App, { target: document.getElementById("page")! });
});
if (["home", "new"].includes(route.place.page)) beginning(); // made ready while the words are on their way
addEventListener("load", () => setTimeout(later, 2000)); // the first screen comes first, with its last cell

/** The way home is there without a line too: kept by the worker, or loaded where there is none. A page that the worker had
 * may be older than the server's. */
async function later(): Promise<void> {
  if (navigator.serviceWorker?.controller) void lookForNewer();
  if (!(await isKept())) beginning();
}

function beginning(): void {
  ahead(import("./home/pages"));
}
