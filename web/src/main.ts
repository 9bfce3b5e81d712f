import { mount } from "svelte";
import App from "./App.svelte";
import "./design/GameArt.svelte"; // what home shares with later pages comes with every page, or it would be files of its own
import "./home/SeatChoice.svelte";
import "./learn/learnt";
import "./people/games";
import "./design/tokens.css";
import "./design/base.css";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import { ahead } from "./shell/parts.svelte";
import { keepPage } from "./shell/worker";

// Nothing is shown before its words are there, so that nobody sees another language first.
void speech.begin().then(() => {
  settings.introduce();
  mount(App, { target: document.getElementById("page")! });
});
addEventListener("load", () => setTimeout(later, 1000)); // the first screen comes first

function later(): void {
  ahead(import("./home/pages")); // the way home is there without a line too
  void keepPage();
}
