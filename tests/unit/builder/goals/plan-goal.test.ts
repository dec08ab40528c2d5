import { describe, expect, test } from "vitest";
import { emptyCriteria } from "@/lib/builder/criteria/search-criteria";
import { toSearchQuery } from "@/lib/builder/criteria/to-search-query";
import { getSkillRole } from "@/lib/builder/damage/skill-roles";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { goalExamples, goalTemplates } from "@/lib/builder/goals/goal-templates";
import { planGoal } from "@/lib/builder/goals/plan-goal";
import { deriveWeapon } from "@/lib/builder/loadout/derive-weapon";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { search } from "@/lib/builder/search/search";
import { listCombos } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { findStage } from "@/lib/builder/target/hunt-stages";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import { weaponTypes } from "@/lib/catalog/codes";
import { createTestData } from "@/tests/support/builder-page";

const builderData = createTestData();
const damageData = gatherDamageData();
const plan = (type: (typeof weaponTypes)[number], monster: string, workspace = emptyWorkspace) =>
  planGoal({ type, monster }, workspace, builderData, damageData);

describe("goals", () => {
  test("begin with skills that exist, that change no hit, and that a set can have", () => {
    for (const type of weaponTypes) {
      for (const { id, level } of goalTemplates[type]) {
        expect(builderData.catalog.skills.get(id)?.maxLevel).toBeGreaterThanOrEqual(level);
        expect(getSkillRole(id).kind, id).toBe("none");
      }
      const { criteria } = plan(type, "rathalos");
      const query = toSearchQuery(
        { ...emptyCriteria, ...criteria },
        {
          loadout: { ...emptyLoadout, weapon: null },
          collection: { talismans: [], decorations: "unlimited" },
          damage: null,
          catalog: builderData.catalog,
        },
      );
      const { objective: _, ...rest } = query;
      const found = search({ ...rest, weapon: { slots: [3, 2, 1] }, limit: 1 }, builderData.armor);
      expect(found.status, type).toBe("optimal");
    }
  });

  test("lead to a weapon of the type, the monster as target, and damage as the objective", () => {
    for (const type of weaponTypes) {
      const { action, setup, criteria } = plan(type, "rathalos");
      expect(action?.type).toBe("wield");
      const weapon = action?.type === "wield" ? builderData.catalog.weapons.get(action.id ?? "") : undefined;
      expect(weapon?.type).toBe(type);
      expect(weapon?.artian).toBeNull();
      expect(setup).toMatchObject({ monster: "rathalos", part: null, state: "normal" });
      expect(findStage(setup.conditions ?? {}, type)).toBe("steady");
      const derived =
        weapon && deriveWeapon({ id: weapon.id, decorations: [], artian: null }, 0, builderData.catalog);
      if (!derived) throw new Error("A weapon was expected.");
      const combos = listCombos(damageData, derived);
      expect(setup.rotation).toEqual(combos[0]?.rotation);
      expect(combos.length).toBeGreaterThan(2);
      expect(criteria.objective).toBe("auto");
    }
  });

  test("pick a weapon by what the monster is weak to", () => {
    const pick = (monster: string) => {
      const { action } = plan("dual-blades", monster);
      return action?.type === "wield"
        ? builderData.catalog.weapons.get(action.id ?? "")?.element?.type
        : null;
    };
    expect(pick("rathalos")).toBe("dragon");
    expect(pick("rey-dau")).not.toBe("thunder");
    expect(pick("uth-duna")).not.toBe("water");
  });

  test("leave alone an equipped weapon of the type, skills that were chosen, and the same target", () => {
    const weapon = builderData.weapons.weapons.find(({ type }) => type === "lance");
    const mine = {
      ...emptyWorkspace,
      loadout: { ...emptyLoadout, weapon: { id: weapon?.id ?? "", decorations: [], artian: null } },
      criteria: { ...emptyCriteria, skills: { earplugs: 2 } },
      setup: {
        ...emptyDamageSetup,
        ...{ monster: "rathalos", part: "head", conditions: { burst: 35 } },
        rotation: [{ move: "lance-mid-thrust-iii", count: 2 }],
      },
    };
    expect(plan("lance", "rathalos", mine)).toEqual({
      action: null,
      setup: {},
      criteria: { objective: "auto" },
    });
  });

  test("replace the combo and the uptimes of a goal with another weapon", () => {
    const before = plan("great-sword", "arkveld").setup;
    const after = plan("bow", "arkveld", {
      ...emptyWorkspace,
      setup: { ...emptyDamageSetup, ...before },
    }).setup;
    expect(after.rotation?.every(({ move }) => move.startsWith("bow-"))).toBe(true);
    expect(findStage(after.conditions ?? {}, "bow")).toBe("steady");
  });

  test("replace the skills of another goal", () => {
    const before = plan("great-sword", "arkveld").criteria;
    const after = plan("bow", "arkveld", {
      ...emptyWorkspace,
      criteria: { ...emptyCriteria, ...before },
    }).criteria;
    expect(after.skills).toEqual({ constitution: 2 });
  });

  test("have three examples, each of a large monster with hitzones", () => {
    expect(new Set(goalExamples.map(({ type }) => type)).size).toBe(3);
    for (const { monster, monsterName } of goalExamples) {
      const record = damageData.monsters.find(({ id }) => id === monster);
      expect(record).toMatchObject({ name: monsterName, size: "large" });
      expect(record?.hitzones.length).toBeGreaterThan(0);
    }
  });
});
