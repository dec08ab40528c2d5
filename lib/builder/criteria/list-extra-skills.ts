import type { FileSkill } from "@/lib/builder/data/armor-file";
import { skillCategories } from "@/lib/catalog/codes";
import type { ExtraSkill } from "../search/extra-skills";
import type { Headroom } from "../search/headroom";

/** A skill or bonus that still fits with all skill targets. */
export interface ExtraSkillRow {
  readonly id: string;
  /** Level of the best set, 0 and up. */
  readonly now: number;
  /** The highest that some set reaches. */
  readonly max: number;
  /** The highest that the best set reaches with other decorations; `now` and up. */
  readonly within: number;
}

/**
 * What could be gained over the best set, by category as hunters read them, attack first. What the best set
 * itself can still take comes before what needs other pieces.
 *
 * @param headroom of the query, as far as it is known
 * @param extraSkills of the best set
 * @param rate how much a skill is worth with the equipped weapon; below 0 where it does nothing, which is left out
 */
export function listExtraSkills(
  headroom: readonly Headroom[],
  extraSkills: readonly ExtraSkill[],
  skills: ReadonlyMap<string, FileSkill>,
  rate: (id: string) => number = () => 0,
): readonly ExtraSkillRow[] {
  const extraSkillById = new Map(extraSkills.map((each) => [each.id, each]));
  const getCategoryOrder = ({ id }: ExtraSkillRow) => {
    const skill = skills.get(id);
    return skill ? skillCategories.indexOf(skill.category) : skillCategories.length;
  };
  return headroom
    .flatMap(({ id, maxLevel: max }): ExtraSkillRow[] => {
      const { level = 0, maxLevel: maxWithin = 0 } = extraSkillById.get(id) ?? {};
      return max > level && rate(id) >= 0
        ? [{ id, now: level, max, within: Math.max(maxWithin, level) }]
        : [];
    })
    .toSorted(
      (a, b) =>
        Number(b.within > b.now) - Number(a.within > a.now) ||
        rate(b.id) - rate(a.id) ||
        getCategoryOrder(a) - getCategoryOrder(b),
    );
}
