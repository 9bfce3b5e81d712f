// Messages by their ids, from the same Fluent files that the terminal game reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../src/silvertray/locale/en/{errors,game,page*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));

export type Things = Record<string, FluentVariable>;

/** A message in words; one that is missing is a mistake of ours and shows as its id,
 * and so does a thing it wants and does not get: nothing is thrown. */
export function say(message: string, things: Things = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? bundle.formatPattern(pattern, things, []) : message;
}

/** Whether there is such a message. */
export function knows(message: string): boolean {
  return bundle.hasMessage(message);
}
