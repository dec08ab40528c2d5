import { describe, expect, test } from "vitest";
import { findSkills } from "@/lib/builder/criteria/find-skills";
import { effectWords, findSkillByAlias, skillAliases } from "@/lib/catalog/skill-aliases";
import { createSearchNames } from "@/lib/names/search-names";
import { fold } from "@/lib/text/fold";
import * as matcher from "@/lib/text/match-texts";
import { createTestData } from "@/tests/support/builder-page";

const { skills } = createTestData().armor;
const aliases = Object.entries(skillAliases).flatMap(([id, list]) => list.map((alias) => ({ id, alias })));

describe("aliases of skills", () => {
  test("are of skills that exist, each of one skill alone", () => {
    const ids = new Set(skills.map(({ id }) => id));
    expect(Object.keys(skillAliases).filter((id) => !ids.has(id))).toEqual([]);
    const written = aliases.map(({ alias }) => alias);
    expect(written.filter((alias, at) => written.indexOf(alias) !== at)).toEqual([]);
  });

  test("are written as they are looked up, and are no other skill's name", () => {
    const byName = new Map(skills.map(({ id, name }) => [fold(name), id]));
    for (const { id, alias } of aliases) {
      expect(fold(alias).trim(), alias).toBe(alias);
      expect(byName.get(alias) ?? id, alias).toBe(id);
      expect(findSkillByAlias(`  ${alias.toUpperCase()} `), alias).toBe(id);
    }
    expect(findSkillByAlias("no such alias")).toBeUndefined();
  });

  test("lead to their skill first where a skill is searched for", () => {
    for (const { id, alias } of aliases) {
      expect(findSkills(alias, skills, createSearchNames([], {}, matcher), 3)[0]?.id, alias).toBe(id);
    }
  });

  test("for what skills do stand for effects that some skill has", () => {
    const keys = new Set(skills.flatMap(({ effects }) => effects.flatMap((level) => Object.keys(level))));
    for (const [word, list] of Object.entries(effectWords)) {
      expect(
        list.filter((key) => !keys.has(key)),
        word,
      ).toEqual([]);
    }
  });
});
