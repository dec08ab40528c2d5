import { emptyCriteria } from "@/lib/builder/criteria/search-criteria";
import { toSearchQuery } from "@/lib/builder/criteria/to-search-query";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { toLoadout } from "@/lib/builder/editor/found-set-loadout";
import { planGoal } from "@/lib/builder/goals/plan-goal";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import type { ProofStatus } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { listCombos, takeCombo } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import type { WeaponType } from "@/lib/catalog/codes";
import { createTestData } from "../builder-page";

/** The monsters whose questions are asked: hard and soft ones, of several elements. */
export const askedMonsters = ["rathalos", "arkveld", "gore-magala", "uth-duna", "seregios"] as const;

/** A reviewed combo of a goal's weapon, with the set that is shown for it. */
export interface ComboAnswer {
  readonly combo: string;
  readonly status: ProofStatus;
  /** By how much the best of the sets shown for the goal's other combos exceeds it in its own damage; 0 = none does. */
  readonly loss: number;
  /** What the search left open, as a share of the damage; 0 where it is proved. */
  readonly open: number;
}

/**
 * What a goal shows for each of the reviewed combos of its weapon, with the uptimes of a steady hunt and the skills that
 * a goal begins with, each held against what it shows for the others.
 *
 * @param count combos, the usual one first
 * @param budgetMs milliseconds of the processor for each
 */
export function answerCombos(
  type: WeaponType,
  monster: string,
  count: number,
  budgetMs: number,
): ComboAnswer[] {
  const builderData = createTestData();
  const damageData = gatherDamageData();
  const { action, setup, criteria } = planGoal({ type, monster }, emptyWorkspace, builderData, damageData);
  if (action?.type !== "wield" || action.id === null) throw new Error(`No weapon for ${type}.`);
  const wielded = { ...emptyLoadout, weapon: { id: action.id, decorations: [], artian: null } };
  const { weapon } = deriveLoadout(wielded, builderData.catalog);
  if (!weapon) throw new Error(`${action.id} is a weapon of the game.`);
  const asked = listCombos(damageData, weapon)
    .slice(0, count)
    .map((combo) => {
      const { id } = combo;
      const taken = takeCombo(emptyDamageSetup, combo, damageData);
      const outcome = toScenario({ ...emptyDamageSetup, ...setup, ...taken }, weapon, damageData);
      if (!outcome.ok) throw new Error(outcome.reason);
      const damage = compileDamage(outcome.scenario, builderData.armor.skills);
      const query = toSearchQuery(
        { ...emptyCriteria, ...criteria },
        {
          ...{ loadout: wielded, damage: null, catalog: builderData.catalog },
          collection: { talismans: [], decorations: "unlimited" },
        },
      );
      const clock = () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      };
      const report = search(
        { ...query, objective: { kind: "damage", damage }, limit: 1 },
        builderData.armor,
        { clock, budgetMs },
      );
      const [found] = report.results;
      if (!found) throw new Error(`No set for ${id}.`);
      const applied = toLoadout(wielded, found, { transcended: false, slots: "all" }, builderData.catalog);
      if (!applied.ok) throw new Error(`The set for ${id} cannot be equipped.`);
      const { levels } = deriveLoadout(applied.loadout, builderData.catalog);
      const getDamage = (of: typeof levels) =>
        damage.score(damage.skills.map((skill) => Math.min(of[skill.id] ?? 0, skill.maxLevel)));
      return { id, levels, getDamage, report };
    });
  return asked.map(({ id, levels, getDamage, report: { status, bound } }) => {
    const own = getDamage(levels);
    const best = Math.max(...asked.map((other) => getDamage(other.levels)));
    return {
      ...{ combo: id, status, loss: best / own - 1 },
      open: status === "optimal" ? 0 : (bound ?? Number.POSITIVE_INFINITY) / own - 1,
    };
  });
}
