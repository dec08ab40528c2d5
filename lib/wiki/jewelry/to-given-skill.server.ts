import { listEffects } from "@/lib/catalog/format-effects";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getSkillText } from "@/lib/catalog/get-texts.server";
import { getSkillSources } from "@/lib/catalog/relations/get-skill-sources.server";
import type { Skill, SkillAtLevel } from "@/lib/catalog/schema";
import type { GivenSkill, LeveledSkill, LevelFigures, SourceCount } from "./jewelry-types";

/** @throws for an unknown skill */
export function toLeveledSkill({ skill, level }: SkillAtLevel): LeveledSkill {
  const { id, name, maxLevel } = getCatalog().skills.require(skill);
  return { id, name, level, max: maxLevel };
}

/** A skill with what the given level does and what else gives it. */
export function toGivenSkill(given: SkillAtLevel): GivenSkill {
  const skill = getCatalog().skills.require(given.skill);
  return {
    ...toLeveledSkill(given),
    kind: skill.kind,
    text: getSkillText(skill.id),
    figures: getLevelFigures(skill, given.level),
    sources: countSources(skill.id),
  };
}

function getLevelFigures({ effects, effectsByWeapon }: Skill, level: number): LevelFigures[] {
  const groups = effectsByWeapon ?? [{ weapons: [], effects }];
  return groups.map(({ weapons, effects }) => ({
    weapons,
    effects: listEffects(effects[level - 1] ?? {}).map(({ text }) => text),
  }));
}

function countSources(id: string): SourceCount[] {
  const { armor, weapons, decorations, charms, talismanGroups, foodSkills } = getSkillSources(id);
  const counts: SourceCount[] = [
    { source: "armor", count: armor.length },
    { source: "weapon", count: weapons.length },
    { source: "decoration", count: decorations.length },
    { source: "charm", count: charms.length },
    { source: "talisman", count: talismanGroups.length },
    { source: "food", count: foodSkills.length },
  ];
  return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
