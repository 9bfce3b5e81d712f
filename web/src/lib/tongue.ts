// The chosen language, where the service worker finds it: what pages keep otherwise is out of a worker's reach.
import { LANGUAGES, meant } from "./languages";

const CACHE = "silvertray.language";
const PLACE = "/language";

/** Leave it for the worker; where nothing can be left there is no worker either. */
export async function leaveLanguage(code: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  await caches
    .open(CACHE)
    .then((cache) => cache.put(PLACE, new Response(code)))
    .catch(() => {});
}

/** The language that was left, otherwise as the browser is set up. */
export async function languageLeft(): Promise<string> {
  const code = await caches.match(PLACE).then(
    (found) => found?.text(),
    () => undefined,
  );
  return code && code in LANGUAGES ? code : meant(navigator.languages);
}
