import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import { keepPage } from "./shell/worker";

// Nothing is shown before its words are there, so that nobody sees another language first.
void speech.begin().then(() => {
  settings.introduce();
  mount(App, { target: document.getElementById("page")! });
});
addEventListener("load", () => setTimeout(() => void keepPage(), 1000)); // the first screen comes first
