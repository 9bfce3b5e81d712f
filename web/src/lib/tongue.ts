// Shares the chosen language with the service worker, which can't read localStorage.
import { LANGUAGES, meant } from "./languages";

const CACHE = "silvertray.language";
const PLACE = "/language";

/** Store it for the worker. Without a cache there is no worker either. */
export async function leaveLanguage(code: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  await caches
    .open(CACHE)
    .then((cache) => cache.put(PLACE, new Response(code)))
    .catch(() => {});
}

/** The stored language, otherwise the browser's. */
export async function languageLeft(): Promise<string> {
  const code = await caches.match(PLACE).then(
    (found) => found?.text(),
    () => undefined,
  );
  return code && code in LANGUAGES ? code : meant(navigator.languages);
}
