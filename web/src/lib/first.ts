// At a table hello is said before the page is there. The build writes this script into the page itself, so that it runs
// half a second before any file could be there on a slow network; what it opened is found by `greeting.ts`.
import { greet, helloAt } from "./greeting";

const [, place, table = ""] = location.pathname.split("/");
if (place === "t") window.greeted = greet(helloAt(table));
