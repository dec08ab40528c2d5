import { describe, expect, test } from "vitest";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { checkBuildCode } from "@/lib/builds/check-code.server";
import { buildVersions } from "@/lib/builds/game-versions";
import { buildDocumentSchema, createBuildBodySchema } from "@/lib/builds/schema";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { demoAccounts } from "@/lib/demo/accounts";
import { demoBuilds } from "@/lib/demo/builds";
import { getJoinedAt } from "@/lib/demo/history";
import { createDemoBuildDocument, getDemoBuildId, listDemoLikes } from "@/lib/demo/seed-builds.server";
import { coveredVersion } from "@/lib/site/game-version";

const now = new Date("2026-11-20T00:00:01Z");
const people = new Map(demoAccounts.map((account) => [account.uid, account]));

describe.each(demoBuilds)("the demo's $title", (build) => {
  test("is a legal loadout whose weapon and skills are what it says", () => {
    checkBuildCode({ ...build, skills: [...build.skills] });
    expect(checkLoadout(readBuildCode(build.code).loadout, getLoadoutCatalog())).toEqual([]);
  });

  test("is one that a good player would post: endgame weapon, positive affinity, useful skill levels", () => {
    const { loadout } = readBuildCode(build.code);
    const derived = deriveLoadout(loadout, getLoadoutCatalog());
    expect(getCatalog().weapons.get(loadout.weapon?.id ?? "")?.rarity).toBeGreaterThanOrEqual(8);
    expect(derived.weapon?.affinity).toBeGreaterThan(0);
    expect(derived.levels["weakness-exploit"]).toBeGreaterThanOrEqual(3);
    const atMax = derived.skills.filter(({ level, maxLevel }) => level === maxLevel);
    expect(atMax.length).toBeGreaterThanOrEqual(3);
  });

  test("could have been saved through the API as it is", () => {
    const { title, code, weapon, monster, skills, tags, notes } = build;
    const body = { key: `demo-${build.slug}`, title, code, weapon, monster, skills, tags, notes };
    expect(createBuildBodySchema.parse(body)).toEqual(body);
    expect(buildDocumentSchema.parse(createDemoBuildDocument(build, now))).toBeDefined();
    if (monster !== null) expect(getCatalog().monsters.get(monster)?.id).toBe(monster);
    expect(buildVersions).toContain(build.gameVersion ?? coveredVersion.name);
  });

  test("was made after its owner joined, and liked after both were there, by others and once each", () => {
    const owner = people.get(build.owner);
    if (!owner) throw new Error(`${build.owner} is no demo account`);
    const made = createDemoBuildDocument(build, now).createdAt.toDate().getTime();
    expect(made).toBeGreaterThan(getJoinedAt(owner, now).getTime());
    const likes = listDemoLikes(build, now);
    expect(new Set(likes.map(({ uid }) => uid)).size).toBe(createDemoBuildDocument(build, now).likes);
    for (const { uid, at } of likes) {
      expect(uid).not.toBe(build.owner);
      expect(at.getTime()).toBeGreaterThan(made);
      expect(at.getTime()).toBeLessThan(now.getTime());
      expect(at.getTime()).toBeGreaterThan(getJoinedAt(people.get(uid) ?? owner, now).getTime());
    }
    if (!build.published) expect(likes).toEqual([]);
  });
});

describe("the builds of the demo", () => {
  test("are many published ones of several weapons, some private ones, and one from before", () => {
    const published = demoBuilds.filter((build) => build.published);
    expect(published.length).toBeGreaterThanOrEqual(8);
    expect(new Set(published.map(({ weapon }) => weapon)).size).toBeGreaterThanOrEqual(6);
    expect(demoBuilds.length).toBeGreaterThan(published.length);
    expect(published.filter(({ gameVersion }) => gameVersion !== undefined)).toHaveLength(1);
    expect(new Set(demoBuilds.map(({ slug }) => getDemoBuildId(slug))).size).toBe(demoBuilds.length);
  });
});
