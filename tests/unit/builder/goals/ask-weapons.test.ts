import { isDeepStrictEqual } from "node:util";
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
import { damageOf } from "@/tests/support/builder/damage-oracle";
import { createTestData } from "@/tests/support/builder-page";
import { getRuns } from "@/tests/support/test-size";

const builderData = createTestData();
const data = gatherDamageData();
const catalog = getBuilderCatalog();
const loadouts = getLoadoutCatalog();
const { skills } = getCatalog();
const monsters = ["arkveld", "rathalos", "gore-magala", "rey-dau", "gogmazios"];
const questions = weaponTypes.flatMap((type) => monsters.map((monster) => ({ type, monster })));
// The whole takes more than half an hour; the small size has the type with the fewest rolls.
const asked = getRuns({ small: 1, full: 0 })
  ? questions.filter(({ type, monster }) => type === "light-bowgun" && monster === "rathalos")
  : questions;

/** With all combos of a type, where others use the machine. */
const allowed = { timeout: 600_000 };

describe("the weapon that a goal ends with", () => {
  test.each(asked)(
    "$type against $monster: no other weapon, roll, pair or combo has more",
    allowed,
    (goal) => {
      const plan = planGoal(goal, emptyWorkspace, builderData, data);
      const id = plan.action?.type === "wield" ? plan.action.id : null;
      const hand = id === null ? null : deriveWeapon({ id, decorations: [], artian: null }, 0, loadouts);
      if (!hand) throw new Error("A goal has a weapon.");
      const query = { skills: plan.criteria.skills ?? {}, bonuses: plan.criteria.bonuses ?? {} };
      const combos = listCombos(data, hand).slice(0, getRuns({ small: 2, full: 20 }));
      const answers = combos.map(({ id: combo, rotation }, turn) => {
        const setup = { ...emptyDamageSetup, ...plan.setup, rotation };
        const asking = askWeapons(listWeaponOptions(goal.type, "any", loadouts), { setup, hand, data });
        let step = asking.next();
        while (!step.done) step = asking.next();
        const { options: posted, bundles, pairs, weapons } = step.value;
        const toDamage = (scenario: (typeof bundles)[number]) => ({
          getDamage: () => compileDamage(scenario, skills.all),
        });
        const options = posted.map(({ scenario, isPaired, ...option }) => ({
          ...option,
          ...toDamage(scenario),
          pairs: isPaired ? pairs : undefined,
        }));
        const report = runSteps(prepareCombinations(query, options, catalog, 1, bundles.map(toDamage)), {});
        expect(report.status).toBe("optimal");
        const [answer] = report.results;
        if (!answer) throw new Error(`No weapon for ${combo}.`);
        const best = answer.set.damage ?? 0;
        expect(best).toBeGreaterThan(0);
        /** What some weapon brings, with a pair of bonuses. */
        const equip = (at: number, pair: number | null) => ({
          ...options[at]?.weapon,
          bonuses: Object.fromEntries((pairs[pair ?? -1] ?? []).map((bonus) => [bonus, 1])),
        });
        // Some of them, each with its own best set.
        for (const [at, option] of options.entries()) {
          if (turn > 2 || at % getRuns({ small: 422, full: 211 }) !== 0) continue;
          const weapon = equip(at, option.pairs ? at % pairs.length : null);
          const objective = { kind: "damage", damage: option.getDamage() } as const;
          const [set] = search({ ...query, weapon, objective, limit: 1 }, catalog).results;
          expect(set?.damage ?? 0).toBeLessThanOrEqual(best * (1 + 1e-9));
        }
        return { ...answer, combo, best, options, weapons, weapon: equip(answer.option, answer.pair) };
      });
      // The set that is shown for a combo is not beaten in its own question by what is shown for another one.
      let compared = 0;
      for (const own of answers) {
        for (const other of answers) {
          const shown = other.weapons[other.option]?.weapon;
          const at = own.weapons.findIndex(({ weapon }) => isDeepStrictEqual(weapon, shown));
          const damage = own.options[at]?.getDamage();
          if (!damage) continue;
          const reached = damageOf(other.set, { weapon: other.weapon }, catalog, damage);
          if (own === other) expect(reached, own.combo).toBeCloseTo(own.best, 5);
          expect(reached, `${own.combo} with that of ${other.combo}`).toBeLessThanOrEqual(
            own.best * (1 + 1e-9),
          );
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThanOrEqual(answers.length);
    },
  );
});
