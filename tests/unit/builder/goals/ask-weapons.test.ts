import { describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { listWeaponOptions } from "@/lib/builder/criteria/weapon-options";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { askWeapons } from "@/lib/builder/goals/ask-weapons";
import { planGoal } from "@/lib/builder/goals/plan-goal";
import { deriveWeapon } from "@/lib/builder/loadout/derive-weapon";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { prepareCombinations } from "@/lib/builder/search/combinations";
import { search } from "@/lib/builder/search/search";
import { runSteps } from "@/lib/builder/search/steps";
import { listCombos } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { createTestData } from "@/tests/support/builder-page";
import { getRuns } from "@/tests/support/test-size";

const builderData = createTestData();
const data = gatherDamageData();
const catalog = getBuilderCatalog();
const loadouts = getLoadoutCatalog();
const { skills } = getCatalog();
const monsters = ["arkveld", "rathalos", "gore-magala", "rey-dau", "gogmazios"];
const questions = weaponTypes.flatMap((type) => monsters.map((monster) => ({ type, monster })));
// One in seventy is a type and a monster; the whole is minutes long.
const asked = questions.filter((_, at) => at % getRuns({ small: questions.length, full: 1 }) === 0);

describe("the weapon that a goal ends with", () => {
  test.each(asked)("$type against $monster: no other weapon, roll, pair or combo has more", (goal) => {
    const plan = planGoal(goal, emptyWorkspace, builderData, data);
    const id = plan.action?.type === "wield" ? plan.action.id : null;
    const hand = id === null ? null : deriveWeapon({ id, decorations: [], artian: null }, 0, loadouts);
    if (!hand) throw new Error("A goal has a weapon.");
    for (const { rotation } of listCombos(data, hand).slice(0, getRuns({ small: 1, full: 3 }))) {
      const setup = { ...emptyDamageSetup, ...plan.setup, rotation };
      const asking = askWeapons(listWeaponOptions(goal.type, "any", loadouts), { setup, hand, data });
      let step = asking.next();
      while (!step.done) step = asking.next();
      const { options: posted, bundles, pairs } = step.value;
      const toDamage = (scenario: (typeof bundles)[number]) => ({
        getDamage: () => compileDamage(scenario, skills.all),
      });
      const options = posted.map(({ scenario, isPaired, ...option }) => ({
        ...option,
        ...toDamage(scenario),
        pairs: isPaired ? pairs : undefined,
      }));
      const report = runSteps(prepareCombinations({}, options, catalog, 1, bundles.map(toDamage)), {});
      expect(report.status).toBe("optimal");
      const best = report.results[0]?.set.damage ?? 0;
      expect(best).toBeGreaterThan(0);
      // Some of them, each with its own best set.
      for (const [at, option] of options.entries()) {
        if (at % 211 !== 0) continue;
        const pair = option.pairs?.[at % pairs.length] ?? [];
        const weapon = { ...option.weapon, bonuses: Object.fromEntries(pair.map((bonus) => [bonus, 1])) };
        const objective = { kind: "damage", damage: option.getDamage() } as const;
        const [set] = search({ weapon, objective, limit: 1 }, catalog).results;
        expect(set?.damage ?? 0).toBeLessThanOrEqual(best * (1 + 1e-9));
      }
    }
  });
});
