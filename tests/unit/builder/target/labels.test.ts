import { describe, expect, test } from "vitest";
import { defaultUptimes } from "@/lib/builder/damage/conditions";
import { countedSkills } from "@/lib/builder/damage/counted-skills";
import type { Explained } from "@/lib/builder/damage/explained";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { gatherArmorData, gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { conditionLabels, doubtLabels, termLabels } from "@/lib/builder/target/labels";
import { toScenario } from "@/lib/builder/target/to-scenario";

const data = gatherDamageData();
const { skills } = gatherArmorData();

describe("words of the damage pane", () => {
  test("name every condition that a skill waits for, no two alike", () => {
    expect(Object.keys(conditionLabels).sort()).toEqual(Object.keys(defaultUptimes).sort());
    expect(new Set(Object.values(conditionLabels)).size).toBe(Object.keys(conditionLabels).length);
  });

  test("give a reason for every doubt that a skill has", () => {
    const doubts = Object.values(countedSkills).flatMap(({ doubt }) => doubt ?? []);
    expect(doubts.length).toBeGreaterThan(3);
    for (const doubt of doubts) expect(doubtLabels[doubt]).toMatch(/^[A-Z].+\.$/);
  });

  test("name every term that the engine writes down", () => {
    const levels = Object.fromEntries(skills.map(({ id, maxLevel }) => [id, maxLevel]));
    const catalog = getLoadoutCatalog();
    const unnamed = new Set<string>();
    let terms = 0;
    for (const weapon of [...catalog.weapons.values()].filter((_, at) => at % 60 === 0)) {
      const derived = deriveLoadout(
        { ...emptyLoadout, weapon: { id: weapon.id, decorations: [], artian: null } },
        catalog,
      ).weapon;
      if (!derived) continue;
      const rotation = listUsableMoves(derived, data.moves).map(({ id }) => ({ move: id, count: 1 }));
      const outcome = toScenario(
        { ...emptyDamageSetup, monster: "mizutsune", rotation, axePower: 50 },
        derived,
        data,
      );
      if (!outcome.ok) continue;
      for (const explained of figuresOf(explainRotation(outcome.scenario, skills, levels))) {
        for (const { label } of explained.terms) {
          terms++;
          if (!termLabels[label]) unnamed.add(label);
        }
      }
    }
    expect([...unnamed]).toEqual([]);
    expect(terms).toBeGreaterThan(1000);
  });
});

/** Every explained figure, however deep it is nested. */
function figuresOf(value: unknown): Explained[] {
  if (typeof value !== "object" || value === null) return [];
  if (isExplained(value)) return [value];
  return Object.values(value).flatMap(figuresOf);
}

function isExplained(value: object): value is Explained {
  return "terms" in value && "value" in value;
}
