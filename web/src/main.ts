import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import { keepPage } from "./shell/worker";

mount(App, { target: document.getElementById("page")! });
addEventListener("load", () => setTimeout(() => void keepPage(), 1000)); // the first screen comes first
