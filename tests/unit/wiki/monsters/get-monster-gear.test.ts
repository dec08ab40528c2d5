import { expect, test } from "vitest";
import { getMonsterGearData } from "@/lib/wiki/monsters/get-monster-page.server";

test("gear is what takes a material of this monster alone, the set with most such pieces first", () => {
  const { sets, weapons } = getMonsterGearData("gogmazios");
  expect(sets).toEqual([
    { id: "gogmazios-alpha", name: "Gogmazios α", rarity: 8, pieces: 5, of: 5 },
    { id: "gogmazios-beta", name: "Gogmazios β", rarity: 8, pieces: 5, of: 5 },
  ]);
  expect(weapons).toEqual([]);
});

test("a material that another monster gives too makes no gear of either", () => {
  expect(getMonsterGearData("guardian-arkveld")).toEqual({ sets: [], weapons: [] });
});

test("weapons are grouped by type", () => {
  const { weapons } = getMonsterGearData("rathalos");
  expect(weapons.reduce((sum, { list }) => sum + list.length, 0)).toBe(27);
  for (const { type, list } of weapons) {
    for (const [id] of list) expect(id.startsWith(type)).toBe(true);
  }
});
