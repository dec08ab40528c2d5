import type { FileSkill } from "@/lib/builder/data/armor-file";
import { skillCategories } from "@/lib/catalog/codes";
import { formatPercent } from "@/lib/text/format";
import type { Headroom } from "../search/headroom";
import type { FoundSet } from "../search/query";
import type { SkillCost } from "../search/skill-costs";

/** A skill or bonus that still fits with all skill targets. */
export interface ExtraSkillRow {
  readonly id: string;
  /** Level of the best set, 0 and up. */
  readonly now: number;
  /** The highest that can be had: within the best set, or with other armor. */
  readonly max: number;
  /**
   * Cost of one level more on the best set: `a level 3 slot`, `0.8% damage`; empty = nothing. `null` = it takes other
   * armor.
   */
  readonly cost: string | null;
}

type Skills = ReadonlyMap<string, FileSkill>;
/** How much a skill is worth with the equipped weapon; below 0 where it does nothing, which is left out. */
type RateSkill = (id: string) => number;

/**
 * Skills that the best set itself can still take, with their price, by category as hunters read them, attack first.
 *
 * @param costs of the best set
 */
export function listFittingSkills(
  best: FoundSet,
  costs: readonly SkillCost[],
  skills: Skills,
  rate: RateSkill = () => 0,
): readonly ExtraSkillRow[] {
  const rows = costs.map((cost) => {
    return { id: cost.id, now: cost.level, max: cost.maxLevel, cost: formatCost(best, cost) };
  });
  return sortRows(rows, skills, rate);
}

/**
 * Possible gains over the best set with other armor, in the same order.
 *
 * @param headroom of the query, as far as it is known
 * @param getLevel the level that the best set has
 */
export function listOtherSkills(
  headroom: readonly Headroom[],
  costs: readonly SkillCost[],
  getLevel: (id: string) => number,
  skills: Skills,
  rate: RateSkill = () => 0,
): readonly ExtraSkillRow[] {
  const within = new Map(costs.map((cost) => [cost.id, cost.maxLevel]));
  const rows = headroom.flatMap(({ id, maxLevel: max }): ExtraSkillRow[] => {
    const now = within.get(id) ?? getLevel(id);
    return max > now ? [{ id, now, max, cost: null }] : [];
  });
  return sortRows(rows, skills, rate);
}

function sortRows(rows: readonly ExtraSkillRow[], skills: Skills, rate: RateSkill): readonly ExtraSkillRow[] {
  const getCategoryOrder = ({ id }: ExtraSkillRow) => {
    const skill = skills.get(id);
    return skill ? skillCategories.indexOf(skill.category) : skillCategories.length;
  };
  return rows
    .filter(({ id }) => rate(id) >= 0)
    .toSorted((a, b) => rate(b.id) - rate(a.id) || getCategoryOrder(a) - getCategoryOrder(b));
}

/** Damage where that is the objective, else the slots that are filled. */
function formatCost(best: FoundSet, { damage, freeSlots }: SkillCost): string {
  if (damage !== undefined && best.damage !== undefined && best.damage > 0) {
    const loss = (1 - damage / best.damage) * 100;
    return loss < 0.005 ? "" : `${formatPercent(loss, 2)} damage`;
  }
  return [3, 2, 1]
    .flatMap((level) => {
      const lost = (best.freeSlots[level - 1] ?? 0) - (freeSlots[level - 1] ?? 0);
      if (lost <= 0) return [];
      return lost === 1 ? `a level ${level} slot` : `${lost} level ${level} slots`;
    })
    .join(", ");
}
