import { expect, test } from "vitest";
import { createBuildCodeTables, findNumberClashes, getNumber } from "@/lib/builder/share/id-numbers";
import { data } from "@/tests/support/builder/loadouts";

// If this fails after a patch, put the newer id of the pair into `renumbered` in `id-numbers.ts`, as `kind/id`.
test("gives every id of the game a number of its own", () => {
  expect(findNumberClashes(data)).toEqual([]);
  const tables = createBuildCodeTables(data);
  expect(tables.weapon.size).toBe(data.weapons.length);
  expect(tables.armor.size).toBe(data.armor.length);
  expect(tables.decoration.size).toBe(data.decorations.length);
  expect(tables.charm.size).toBe(data.charms.length);
  expect(tables.skill.size).toBe(data.skills.length);
});

test("names the pair that would share a number, and leaves it to the older one", () => {
  const [first, second] = clashingPair();
  const skills = [{ id: first }, { id: second }];
  expect(findNumberClashes({ ...data, skills })).toEqual([
    `skill ${second} would have the number of ${first} in build codes`,
  ]);
  expect(createBuildCodeTables({ ...data, skills }).skill.get(getNumber("skill", second))).toBe(first);
});

// Numbers are part of every code that was ever shared: these must not change.
test.each([
  ["weapon", "great-sword-ostrak-oblivion-attack-focus", 1437174],
  ["armor", "gogmazios-helm-alpha", 704241],
  ["decoration", "attack-jewel-iii-3", 159091],
  ["charm", "challenger-charm-iii", 198047],
  ["talisman", "golden-age-charm", 3346],
  ["skill", "attack-boost", 830],
  ["reinforcement", "attack-boost-ex", 210],
] as const)("keeps the number of the %s %s", (kind, id, number) => {
  expect(getNumber(kind, id)).toBe(number);
});

test("does not depend on what else there is", () => {
  const reversed = createBuildCodeTables({ ...data, armor: data.armor.toReversed().slice(0, 100) });
  for (const [number, id] of reversed.armor) expect(number).toBe(getNumber("armor", id));
});

function clashingPair(): readonly [string, string] {
  const seen = new Map<number, string>();
  for (let at = 0; ; at++) {
    const id = `invented-${at}`;
    const number = getNumber("skill", id);
    const other = seen.get(number);
    if (other !== undefined) return [other, id];
    seen.set(number, id);
  }
}
