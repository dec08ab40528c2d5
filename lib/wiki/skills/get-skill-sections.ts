import type { SkillPageProps } from "./skill-types";

interface PageSection {
  readonly id: string;
  readonly label: string;
}

/** The sections that the page of a skill has, in their order; what nothing gives has no section for it. */
export function getSkillSections({ givers, partners, related }: SkillPageProps): PageSection[] {
  const { armor, sets, decorations, charms, weapons, talismans, food, raisedBy, canComeFromGogma } = givers;
  const sections: [PageSection, boolean][] = [
    [{ id: "levels", label: "Levels" }, true],
    [{ id: "sets", label: "Armor sets" }, sets.length > 0],
    [{ id: "decorations", label: "Decorations" }, decorations.length > 0],
    [{ id: "charms", label: "Charms" }, charms.length > 0],
    [{ id: "armor", label: "Armor" }, armor.length > 0],
    [{ id: "weapons", label: "Weapons" }, weapons.length > 0 || canComeFromGogma],
    [{ id: "talismans", label: "Appraised talismans" }, talismans.length > 0],
    [{ id: "raised-by", label: "Temporary boosts" }, food.length > 0 || raisedBy.length > 0],
    [{ id: "related", label: "Related skills" }, partners.length > 0 || related.length > 0],
  ];
  return sections.filter(([, shown]) => shown).map(([section]) => section);
}
