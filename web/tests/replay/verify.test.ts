import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MatchFile } from "../../src/replay/matchfile";
import { holds, Unverifiable, verify, type Verdict } from "../../src/replay/verify";
import { data } from "../support";

const MATCHES = data<MatchFile>("matches");
const [SOLO, , , CARDS] = MATCHES as [MatchFile, MatchFile, MatchFile, MatchFile];
const outcomesIn = (file: MatchFile) => file.log.filter((entry) => entry.startsWith("* "));
const verbs = new Set(MATCHES.flatMap(outcomesIn).map((entry) => entry.split(" ")[1]));

/** The steps that don't match the commitment. */
const broken = ({ outcomes }: Verdict) =>
  outcomes.filter((outcome) => !outcome.holds).map(({ step }) => step);

function withEntry(file: MatchFile, at: number, entry: string): MatchFile {
  return { ...file, log: file.log.with(at, entry) };
}

describe.each(["with", "without"])("%s the browser's hash", (way) => {
  beforeEach(() => {
    if (way === "without") vi.stubGlobal("crypto", {});
  });

  test("the data has every kind of outcome", () => {
    expect([...verbs].sort()).toEqual(["draw", "first", "roll", "tray"]);
  });

  test.each(MATCHES)("a fair match of $game for $players verifies", async (file) => {
    const verdict = await verify(file);
    expect(broken(verdict)).toEqual([]);
    expect(verdict.outcomes.map(({ told }) => `* ${told}`)).toEqual(outcomesIn(file));
    expect(verdict.promised).toBe(file.dealer.commitment);
    expect(verdict.secret).toBe(file.dealer.secret);
    expect(verdict.words.map(({ word }) => word)).toEqual(file.dealer.nonces);
    expect(holds(verdict)).toBe(true);
  });
});

test.each(MATCHES)("each changed outcome of $game for $players is found, and no other roll", async (file) => {
  for (const verb of ["first", "roll", "tray", "draw"]) {
    const at = file.log.findLastIndex((entry) => entry.startsWith(`* ${verb}`));
    if (at < 0) continue;
    const verdict = await verify(withEntry(file, at, changed(file.log[at]!)));
    expect(broken(verdict)).toEqual([at + 1]);
    expect(holds(verdict)).toBe(false);
  }
});

/** Another outcome of the same kind. */
function changed(entry: string): string {
  const [, verb, what = ""] = entry.split(" ");
  if (verb === "first") return `* first ${Number(what) + 1}`;
  if (verb === "tray") return `* tray ${[...what].reverse().join("")}x`;
  if (verb === "draw") return `* draw ${what === "7" ? "8" : "7"}`;
  return `* roll ${what.replace(/\d/, (face) => String((Number(face) % 6) + 1))}`;
}

test("a repeated or earlier chance index doesn't verify", async () => {
  const file = SOLO;
  const points = file.chance!.points;
  const rolls = file.log
    .map((entry, at) => ({ entry, at }))
    .filter(({ entry }) => /^\* roll \d{6}$/.test(entry));
  const [early, late] = rolls as [(typeof rolls)[0], (typeof rolls)[0]];
  const pointOf = ({ at }: typeof early) =>
    points[outcomesIn({ ...file, log: file.log.slice(0, at) }).length]!;
  const told = (order: (typeof early)[]) =>
    verify({ ...file, log: order.map(({ entry }) => entry), chance: { points: order.map(pointOf) } });
  expect(broken(await told([early, late]))).toEqual([]);
  expect(broken(await told([late, early]))).toEqual([2]);
  expect(broken(await told([early, early]))).toEqual([2]);
});

test("another secret, commitment or nonce doesn't verify", async () => {
  const other = "00".repeat(32);
  const promise = await verify({ ...SOLO, dealer: { ...SOLO.dealer, commitment: other } });
  expect([holds(promise), broken(promise)]).toEqual([false, []]);
  const secret = await verify({ ...SOLO, dealer: { ...SOLO.dealer, secret: other } });
  expect([holds(secret), secret.fromSecret === secret.promised]).toEqual([false, false]);
  const word = await verify({ ...SOLO, dealer: { ...SOLO.dealer, nonces: ["another"] } });
  expect(holds(word)).toBe(false);
  expect(broken(word).length).toBeGreaterThan(0);
});

const WITHOUT_CHANCE: MatchFile = { ...SOLO };
delete WITHOUT_CHANCE.chance;
const INCOMPLETE: [string, MatchFile, string][] = [
  ["a secret", { ...SOLO, dealer: { kind: "commit" } }, "page-verify-no-secret"],
  ["a secret in hex", { ...SOLO, dealer: { ...SOLO.dealer, secret: "xy" } }, "page-verify-no-secret"],
  ["points", WITHOUT_CHANCE, "page-verify-old-file"],
  ["enough points", { ...SOLO, chance: { points: [1] } }, "page-verify-old-file"],
  ["points from zero", { ...SOLO, chance: { points: [-1] } }, "page-verify-old-file"],
  ["whole points", { ...SOLO, chance: { points: [0.5] } }, "page-verify-old-file"],
];
test.each(INCOMPLETE)("a file without %s can't be verified", async (_, file, message) => {
  await expect(verify(file)).rejects.toThrow(new Unverifiable(message));
});

test("an absurd deck fails fast", async () => {
  const deck = { 2: 1e12, 3: -4, 4: Number.NaN };
  const verdict = await verify({ ...CARDS, chance: { ...CARDS.chance!, deck } });
  expect(holds(verdict)).toBe(false);
});
