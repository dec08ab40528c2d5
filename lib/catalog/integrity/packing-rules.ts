import type { SkillKind } from "../codes";
import type { SkillAtLevel } from "../schema";
import type { CatalogData } from "./catalog-data";
import { type Check, type Expect, runCheck } from "./check";

/**
 * Rules that the search for sets rests on: armor decorations fit by counting slots, and what armor and craftable charms
 * bring never competes for weapon slots. Where a patch breaks one of these, `lib/builder/search` must change
 * before the data does.
 */
export function checkPacking(data: CatalogData): readonly Check[] {
  return [checkArmorDecorations(data), checkSkillKinds(data)];
}

/** One level of one skill each, and one decoration, hence one slot size, per skill. */
function checkArmorDecorations(data: CatalogData): Check {
  const kinds = getKinds(data);
  const bySkill = new Map<string, string>();
  return runCheck("armor decorations give one level of one skill, each skill has one", (expect) => {
    for (const { id, kind, skills } of data.decorations) {
      if (kind !== "armor") continue;
      const [only] = skills;
      expect(
        skills.length === 1 && only?.level === 1,
        () => `decorations ${id}: gives ${formatSkills(skills)}, not one level of one skill`,
      );
      for (const { skill } of skills) {
        expect(
          kinds.get(skill) === "armor",
          () => `decorations ${id}: ${skill} is no armor skill, yet goes into armor`,
        );
        const other = bySkill.get(skill);
        expect(other === undefined, () => `decorations ${id}: ${skill} has a decoration already, ${other}`);
        bySkill.set(skill, id);
      }
    }
  });
}

/** Weapon decorations stay with weapon skills, armor and craftable charms with armor skills. */
function checkSkillKinds(data: CatalogData): Check {
  const kinds = getKinds(data);
  return runCheck("weapon decorations and armor keep to skills of their kind", (expect) => {
    const weaponDecorations = data.decorations.filter(({ kind }) => kind === "weapon");
    expectKind(expect, kinds, "weapon", "decorations", weaponDecorations);
    expectKind(expect, kinds, "armor", "armor", data.armor);
    expectKind(expect, kinds, "armor", "charms", data.charms);
  });
}

function expectKind(
  expect: Expect,
  kinds: ReadonlyMap<string, SkillKind>,
  expectedKind: SkillKind,
  file: string,
  records: readonly { readonly id: string; readonly skills: readonly SkillAtLevel[] }[],
): void {
  for (const { id, skills } of records) {
    for (const { skill } of skills) {
      const kind = kinds.get(skill);
      expect(
        kind === expectedKind,
        () => `${file} ${id}: ${skill} is a skill of kind ${kind}, not ${expectedKind}`,
      );
    }
  }
}

function getKinds(data: CatalogData): ReadonlyMap<string, SkillKind> {
  return new Map(data.skills.map(({ id, kind }) => [id, kind]));
}

function formatSkills(skills: readonly SkillAtLevel[]): string {
  return skills.length === 0 ? "nothing" : skills.map(({ skill, level }) => `${skill} ${level}`).join(", ");
}
