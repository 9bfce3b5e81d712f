/// <reference lib="webworker" />
// The service worker: it caches the page, notifies players of their turn, and opens the table.
import notices from "words:notices";
import { gameName } from "../lib/phrases";
import { bundleOf, say, speakFrom } from "../lib/words";
import { keepPage } from "./keeping";
import { subscribed } from "../turns/subscribing";
import { languageLeft } from "../lib/tongue";

interface Turn {
  table: string;
  game: string;
}

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

keepPage();
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() as Turn)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});
worker.addEventListener("pushsubscriptionchange", (event) =>
  (event as ExtendableEvent).waitUntil(subscribed(worker.registration)),
);

/** A newer notification of a table replaces an older one; none is shown while the table is visible. */
async function show({ table, game }: Turn): Promise<void> {
  const page = await pageOf(table);
  if (page?.visibilityState === "visible") return;
  await speak();
  const body = say("page-turn-notice", { game: gameName(game) });
  await worker.registration.showNotification(say("page-turn-title"), { body, tag: table, icon: "/icon.svg" });
}

/** Load the page's language. */
async function speak(): Promise<void> {
  const code = await languageLeft();
  const bundle = bundleOf(code, notices[code]!);
  speakFrom(() => bundle);
}

async function open(table: string): Promise<void> {
  const page = await pageOf(table);
  if (page) await page.focus();
  else await worker.clients.openWindow(`/t/${table}`);
}

/** The page that shows a table, if one is open. */
async function pageOf(table: string): Promise<WindowClient | undefined> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.find((page) => new URL(page.url).pathname === `/t/${table}`);
}
