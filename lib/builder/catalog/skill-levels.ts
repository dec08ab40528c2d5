import type { BuilderDecoration, BuilderSkill, SkillLevel } from "./catalog";

/** Level of a set bonus or group skill with so many pieces; 0 where they are too few, or it has no such levels. */
export function getLevelByPieces(levels: BuilderSkill["levels"], pieces: number): number {
  return (levels ?? []).reduce(
    (maxLevel, each) => (each.pieces <= pieces ? Math.max(maxLevel, each.level) : maxLevel),
    0,
  );
}

/** Levels of one skill in a list; 0 where it is not there. */
export function getLevelIn(skills: readonly SkillLevel[], id: string): number {
  return skills.reduce((sum, { skill, level }) => (skill === id ? sum + level : sum), 0);
}

/** The armor decoration of each skill: one skill each, one level. `npm run data:check` holds the tables to it. */
export function listArmorJewels(
  decorations: Iterable<BuilderDecoration>,
): ReadonlyMap<string, BuilderDecoration> {
  const jewels = new Map<string, BuilderDecoration>();
  for (const decoration of decorations) {
    const skill = decoration.skills[0]?.skill;
    if (decoration.kind === "armor" && skill) jewels.set(skill, decoration);
  }
  return jewels;
}
