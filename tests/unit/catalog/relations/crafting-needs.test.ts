import { describe, expect, test } from "vitest";
import {
  type CraftingNeeds,
  fullProgress,
  type HunterProgress,
  isCraftable,
} from "@/lib/catalog/availability";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getQuestRank } from "@/lib/catalog/get-quest-rank";
import {
  getArmorNeeds,
  getCharmNeeds,
  getWeaponNeeds,
} from "@/lib/catalog/relations/get-crafting-needs.server";
import { listUpgradeWays } from "@/lib/catalog/relations/get-weapon-tree.server";
import type { Material } from "@/lib/catalog/schema";

const { armor, charms, weapons, monsters, monsterDrops, quests, items } = getCatalog();

/** The same rule, read straight from the records. */
function createRule({ rank, lockedMonsters }: HunterProgress) {
  const isOpen = (each: "low" | "high") => each === "low" || rank === "high";
  const dropped = new Set<string>();
  const open = new Set(items.all.filter(({ recipes }) => recipes.length > 0).map(({ id }) => id));
  for (const { id, drops } of monsterDrops.all) {
    for (const drop of drops) {
      dropped.add(drop.item);
      if (!lockedMonsters.includes(id) && isOpen(drop.rank)) open.add(drop.item);
    }
  }
  for (const { rewards, stars, targets } of quests.all) {
    if (!isOpen(getQuestRank(stars)) || targets.some(({ monster }) => lockedMonsters.includes(monster)))
      continue;
    for (const { item } of rewards ?? []) open.add(item);
  }
  return (materials: readonly Material[]) =>
    materials.every(({ item }) => open.has(item) || !dropped.has(item));
}

const large = monsters.all.filter(({ size }) => size === "large").map(({ id }) => id);

/** Each rank with nothing locked, each monster alone, and every second and third monster. */
const progresses: readonly HunterProgress[] = (["low", "high"] as const).flatMap((rank) =>
  [
    [],
    ...large.map((id) => [id]),
    large,
    large.filter((_, at) => at % 2 === 0),
    large.filter((_, at) => at % 3 !== 1),
  ].map((lockedMonsters) => ({ rank, lockedMonsters })),
);
const rules = progresses.map((progress) => ({ progress, isWithinReach: createRule(progress) }));
type IsWithinReach = ReturnType<typeof createRule>;

function listDisagreements<Item extends { readonly id: string }>(
  all: readonly Item[],
  getNeeds: (item: Item) => CraftingNeeds,
  isOpen: (item: Item, isWithinReach: IsWithinReach, progress: HunterProgress) => boolean,
): string[] {
  return all.flatMap((item) => {
    const needs = getNeeds(item);
    return rules
      .filter(
        ({ progress, isWithinReach }) =>
          isCraftable(needs, progress) !== isOpen(item, isWithinReach, progress),
      )
      .map(({ progress: { rank, lockedMonsters } }) => `${item.id}: ${rank}, ${lockedMonsters.join(" ")}`);
  });
}

describe("what a hunter can make by rank and monsters", () => {
  test("agrees with the records for every piece of armor", () => {
    expect(
      listDisagreements(
        armor.all,
        getArmorNeeds,
        ({ rank, materials }, isWithinReach, progress) =>
          (rank === "low" || progress.rank === "high") && isWithinReach(materials),
      ),
    ).toEqual([]);
  });

  test("agrees with the records for every charm and those it is upgraded from", () => {
    const listMaterials = (id: string | null): readonly Material[] => {
      if (id === null) return [];
      const { materials, upgradeFrom } = charms.require(id);
      return [...materials, ...listMaterials(upgradeFrom)];
    };
    expect(
      listDisagreements(charms.all, getCharmNeeds, ({ id }, isWithinReach) =>
        isWithinReach(listMaterials(id)),
      ),
    ).toEqual([]);
  });

  test("agrees for every weapon with any of the ways to it", () => {
    const costs = new Map(
      weapons.all.map((weapon) => [weapon.id, listUpgradeWays(weapon).map(({ cost }) => cost.materials)]),
    );
    expect(
      listDisagreements(weapons.all, getWeaponNeeds, ({ id, artian }, isWithinReach, { rank }) =>
        artian ? rank === "high" : (costs.get(id) ?? []).some((materials) => isWithinReach(materials)),
      ),
    ).toEqual([]);
  });

  test("leaves everything open to who has unlocked everything", () => {
    const all = [
      ...armor.all.map(getArmorNeeds),
      ...charms.all.map(getCharmNeeds),
      ...weapons.all.map(getWeaponNeeds),
    ];
    expect(all.filter((needs) => !isCraftable(needs, fullProgress))).toEqual([]);
  });

  test("asks for the monster that a set is made of", () => {
    const needs = getArmorNeeds(armor.require("arkvulcan-coil-alpha"));
    const locked = (monster: string) => isCraftable(needs, { rank: "high", lockedMonsters: [monster] });
    expect([locked("arkveld"), locked("rathian")]).toEqual([false, true]);
  });

  test("says where the source of a material is not known", () => {
    expect(getArmorNeeds(armor.require("afi-top-alpha")).isSourceKnown).toBe(false);
    expect(getWeaponNeeds(weapons.require("bow-angelbein"))).toMatchObject({
      rank: "high",
      isSourceKnown: false,
    });
  });
});

test("no weapon as rare as Artian weapons can be made in low rank", () => {
  const rarities = new Set(weapons.all.filter(({ artian }) => artian).map(({ rarity }) => rarity));
  const forged = weapons.all.filter(({ artian, rarity }) => !artian && rarities.has(rarity));
  const early = forged.filter((weapon) =>
    isCraftable(getWeaponNeeds(weapon), { rank: "low", lockedMonsters: [] }),
  );
  expect([rarities.size, early]).toEqual([3, []]);
});
