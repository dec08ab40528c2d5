import { describe, expect, test } from "vitest";
import { checkCatalog, loadCatalogData } from "@/lib/catalog/check-catalog.server";
import type { CatalogData } from "@/lib/catalog/integrity/catalog-data";
import { checkPacking } from "@/lib/catalog/integrity/packing-rules";

const data = loadCatalogData();
const single = "armor decorations give one level of one skill, each skill has one";
const kinds = "weapon decorations and armor keep to skills of their kind";

type SkillList = readonly { readonly skill: string; readonly level: number }[];

/** The data with other skills on one record. */
function withSkills(entity: "decorations" | "armor" | "charms", id: string, skills: SkillList): CatalogData {
  const records: readonly { readonly id: string }[] = data[entity];
  expect(records.map((record) => record.id)).toContain(id);
  return { ...data, [entity]: records.map((each) => (each.id === id ? { ...each, skills } : each)) };
}

function complaints(changed: CatalogData): string[] {
  return checkPacking(changed).flatMap(({ name, problems }) => problems.map(() => name));
}

describe("the premise of the search for sets", () => {
  test("holds in the game's own data, over every decoration, piece and charm", () => {
    const checks = checkPacking(data);
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
    const count = (records: readonly { readonly skills: SkillList }[]) =>
      records.reduce((sum, { skills }) => sum + skills.length, 0);
    const weapon = data.decorations.filter(({ kind }) => kind === "weapon");
    expect(checks.map(({ cases }) => cases)).toEqual([
      66 * 3,
      count(weapon) + count(data.armor) + count(data.charms),
    ]);
  });

  test("is part of what npm run data:check looks at", () => {
    const names = checkCatalog(withSkills("charms", "power-charm-i", [{ skill: "handicraft", level: 1 }]))
      .filter(({ problems }) => problems.length > 0)
      .map(({ name }) => name);
    expect(names).toEqual([kinds]);
  });

  test.each<[string, string, CatalogData]>([
    [
      "an armor decoration with two levels",
      single,
      withSkills("decorations", "botany-jewel-1", [{ skill: "botanist", level: 2 }]),
    ],
    ["an armor decoration with nothing in it", single, withSkills("decorations", "botany-jewel-1", [])],
    [
      "a skill of another kind in an armor decoration",
      single,
      withSkills("decorations", "botany-jewel-1", [{ skill: "attack-boost", level: 1 }]),
    ],
    [
      "two armor decorations for one skill",
      single,
      withSkills("decorations", "botany-jewel-1", [{ skill: "geologist", level: 1 }]),
    ],
    [
      "an armor skill in a weapon decoration",
      kinds,
      withSkills("decorations", "attack-jewel-1", [{ skill: "agitator", level: 1 }]),
    ],
    [
      "a weapon skill on armor",
      kinds,
      withSkills("armor", "gore-helm-alpha", [{ skill: "focus", level: 1 }]),
    ],
    [
      "a set bonus as a skill of armor",
      kinds,
      withSkills("armor", "gore-helm-alpha", [{ skill: "lords-soul", level: 1 }]),
    ],
    [
      "a skill that does not exist on a charm",
      kinds,
      withSkills("charms", "power-charm-i", [{ skill: "x", level: 1 }]),
    ],
  ])("is broken by %s", (_, name, changed) => {
    expect(complaints(changed)).toEqual([name]);
  });

  test("is broken by a second skill in an armor decoration", () => {
    const two = [
      { skill: "botanist", level: 1 },
      { skill: "geologist", level: 1 },
    ];
    const [first] = checkPacking(withSkills("decorations", "botany-jewel-1", two));
    expect(first?.problems).toEqual([
      "decorations botany-jewel-1: gives botanist 1, geologist 1, not one level of one skill",
      expect.stringMatching(/geologist has a decoration already, botany-jewel-1$/),
    ]);
  });
});
