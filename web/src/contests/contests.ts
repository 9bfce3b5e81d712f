// The same dice for everyone: requests to the server, and a person's standing in a contest as text.
import { ask, send } from "../lib/api";
import { bring } from "../lib/arrival";
import { pathOf } from "../lib/links";
import { route } from "../lib/route.svelte";
import { hold } from "../lib/seatbook";
import { settings } from "../lib/settings.svelte";
import { say, tongue } from "../lib/words";
import type { ContestInfo, ContestStory, DailyInfo, NewTable } from "../protocol";

export const today = () => ask<DailyInfo>("/api/daily");
export const storyOf = (contest: string) => ask<ContestStory>(`/api/contests/${contest}`);
export const giveUp = (contest: string) => send<ContestInfo>("POST", `/contests/${contest}/surrender`);
export const giveOn = (table: string) => send<ContestStory>("POST", `/tables/${table}/contest`);
export const pageOf = (contest: string) => `/contest/${contest}`;

/** Begin the only try, and open its table. */
export async function begin({ id, game }: ContestInfo): Promise<void> {
  const wish = { name: settings.calledName, pace: settings.pace };
  const made = await send<NewTable>("POST", `/contests/${id}/tries`, wish);
  bring(made.news);
  hold(made.table, { token: made.token, seat: made.seat, game });
  route.go(pathOf({ table: made.table, invite: null, token: null }));
}

/** The reader's standing in a contest, in a few words. */
export function standing({ state, score, place, finished }: ContestInfo): string {
  if (state !== "done") return say(`page-contest-${state}`);
  if (score === null || place === null) return say("page-contest-late");
  return say("page-contest-done", { score, place, finished });
}

/** A day for display; days are in UTC. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(tongue(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

export const isToday = (day: string | null) => day === new Date().toISOString().slice(0, 10);
