import { expect, test } from "vitest";
import { demoAccounts } from "@/lib/demo/accounts";
import { demoBuilds } from "@/lib/demo/builds";
import { createDemoDeeds, getDemoIcon } from "@/lib/demo/profile";
import { playRuns } from "@/lib/demo/seed-runs.server";
import { isBadge } from "@/lib/profiles/badges";
import { isIconUnlocked } from "@/lib/profiles/icons";
import { userDocumentSchema } from "@/lib/users/schema";

const now = new Date("2026-11-20T15:30:00Z");

test("people of the demo have the badges that their deeds earn, from before the seed", () => {
  const all = demoAccounts.flatMap(
    (account) => createDemoDeeds(account, { builds: demoBuilds, answers: 1 }, now).badges,
  );
  expect(all.length).toBeGreaterThan(3);
  for (const { at } of all) expect(at.getTime()).toBeLessThan(now.getTime());
  const newcomer = demoAccounts.find(({ uid }) => !demoBuilds.some(({ owner }) => owner === uid));
  if (!newcomer) throw new Error("The demo has no newcomer.");
  expect(createDemoDeeds(newcomer, { builds: demoBuilds, answers: 0 }, now).badges).toEqual([]);
});

test("runners of the demo earn their badges by their runs, and use icons that everybody has", async () => {
  const users = (await playRuns(now))
    .filter(({ path }) => /^users\/[^/]+$/.test(path))
    .map(({ fields }) => userDocumentSchema.parse(fields));
  const earned = users.flatMap((user) => user.badges.map(({ id }) => id));
  expect(earned.length).toBeGreaterThan(60);
  expect(earned.every(isBadge)).toBe(true);
  const icons = users.map((_, index) => getDemoIcon(index)).filter((icon) => icon !== null);
  expect(icons.length).toBeGreaterThan(users.length / 2);
  for (const icon of icons) expect(isIconUnlocked(icon, { unlockedIcons: [], badges: [] })).toBe(true);
});
