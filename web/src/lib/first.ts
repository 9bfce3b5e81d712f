// Opens the socket of a table and sends hello before the page has loaded. The build inlines this script into the HTML:
// on a slow network it runs half a second before any file arrives. `greeting.ts` picks up the socket.
import { greet, helloAt } from "./greeting";

const [, place, table = ""] = location.pathname.split("/");
if (place === "t") window.greeted = greet(helloAt(table));
