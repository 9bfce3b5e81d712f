// Explains the reward signs on a sheet.
import { colour, reward } from "../lib/phrases";
import { say } from "../lib/words";
import type { SheetInfo } from "../protocol";
import { firstUpper } from "./phrases";

/** The name of a reward such as `x:blue`, and its effect. */
export function about(name: string): string {
  const [kind = "", area = "", number = "0"] = name.replace("?", "any").split(":");
  const things = { reward: reward(name), colour: colour(area), name: area, number: Number(number) };
  return firstUpper(say(`dice-about-${kind}`, things));
}

/** One reward of each kind on a sheet, stored actions first. */
export function kindsOf(sheet: SheetInfo): string[] {
  const areas = sheet.areas.flatMap((area) =>
    area.kind === "row" ? area.rewards : area.lines.map((line) => line.reward),
  );
  const all = [...sheet.tracks.map((track) => track.name), ...areas, ...sheet.round_rewards].filter(Boolean);
  const kinds = new Map(all.map((name) => [isBlack(name) ? name : name.split(":")[0]!, name]));
  return [...kinds.values()];
}

function isBlack(name: string): boolean {
  return name.includes("black");
}
