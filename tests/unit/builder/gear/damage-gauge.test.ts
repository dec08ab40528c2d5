import { describe, expect, test } from "vitest";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { changeLoadout } from "@/lib/builder/editor/change-loadout";
import { createDamageGauge } from "@/lib/builder/gear/damage-gauge";
import { listDecorationChoices } from "@/lib/builder/gear/decoration-choices";
import { listDamageParts } from "@/lib/builder/gear/list-delta-parts";
import { listPickerRows } from "@/lib/builder/gear/list-picker-rows";
import { sortPickerRows } from "@/lib/builder/gear/picker-sort";
import { createPreviews } from "@/lib/builder/gear/previews";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { getUsualCombo } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { createTestData } from "@/tests/support/builder-page";

const builderData = createTestData();
const { catalog } = builderData;
const damageData = gatherDamageData();
const swords = builderData.weapons.weapons.filter(
  ({ type, artian }) => type === "great-sword" && artian === null,
);
const sword = swords.find(({ id }) => id === "great-sword-rathalos-firesword") ?? swords[0];
if (!sword) throw new Error("There are great swords.");
const loadout: Loadout = {
  ...emptyLoadout,
  weapon: { id: sword.id, decorations: [], artian: null },
  armor: { ...emptyLoadout.armor, chest: { id: "gogmazios-mail-alpha", decorations: [] } },
};
const derived = deriveLoadout(loadout, catalog);
if (!derived.weapon) throw new Error("A weapon is equipped.");
const setup = {
  ...emptyDamageSetup,
  monster: "rathalos",
  rotation: getUsualCombo(damageData, derived.weapon)?.rotation ?? [],
};
const gauge = createDamageGauge({ setup, derived, builderData, damageData });
if (!gauge) throw new Error("All that a gauge needs is there.");

/** Damage with the hits rounded, as the damage pane has it. */
function getDamage(of: Loadout): number {
  const { weapon, levels } = deriveLoadout(of, catalog);
  const outcome = toScenario(setup, weapon, damageData);
  if (!outcome.ok) throw new Error(outcome.reason);
  return explainRotation(outcome.scenario, builderData.armor.skills, levels).total.value;
}

describe("by how much a change raises the damage", () => {
  test("is, for pieces and charms, what the damage pane comes to with and without it", () => {
    const before = getDamage(loadout);
    for (const place of ["head", "charm"] as const) {
      const previews = createPreviews(loadout, place, builderData);
      const rows = listPickerRows(builderData, place, false).filter((_, at) => at % 9 === 0);
      const changes = rows.map(({ id }) => {
        const action =
          place === "charm"
            ? ({ type: "equip-charm", id } as const)
            : ({ type: "equip", place, id } as const);
        const changed = changeLoadout(loadout, action, catalog);
        const preview = previews(id);
        if ("code" in changed || !preview) throw new Error(`${id} fits.`);
        const change = gauge.ofDelta(preview.delta);
        expect(change).toBeCloseTo(getDamage(changed.loadout) / before - 1, 2);
        return change;
      });
      expect(Math.max(...changes)).toBeGreaterThan(0.01);
      const sorted = sortPickerRows(
        rows,
        {
          ...{ sort: "damage", query: "", recent: [], getGain: () => 0 },
          getDamage: ({ id }) => gauge.ofDelta(previews(id)?.delta ?? { skills: [], bonuses: [] }),
        },
        { getName: ({ name }) => name, getTexts: ({ name }) => ({ names: [name], mentions: [] }) },
      );
      expect(gauge.ofDelta(previews(sorted[0]?.id ?? "")?.delta ?? { skills: [], bonuses: [] })).toBe(
        Math.max(...changes),
      );
    }
  });

  test("is, for weapons, by the same combo, and not known for one that has other moves", () => {
    const before = getDamage(loadout);
    for (const { id } of swords.filter((_, at) => at % 12 === 0)) {
      const other = { ...loadout, weapon: { id, decorations: [], artian: null } };
      expect(gauge.ofLoadout(other)).toBeCloseTo(getDamage(other) / before - 1, 2);
    }
    const bow = builderData.weapons.weapons.find(({ type }) => type === "bow");
    const drawn = { ...loadout, weapon: { id: bow?.id ?? "", decorations: [], artian: null } };
    expect(gauge.ofLoadout(drawn)).toBeNull();
  });

  test("puts decorations that deal most first, and those of an element the part withstands after", () => {
    const choices = listDecorationChoices(
      { place: "weapon", slot: 0 },
      {
        ...{ loadout, catalog, getName: builderData.getName, targets: {} },
        collection: { decorations: "unlimited", recent: { ...emptyRecent } },
        gauge: gauge.ofLevels,
      },
    );
    const changes = choices.map(({ damage }) => damage ?? Number.NaN);
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    expect(changes[0]).toBeGreaterThan(0);
    const water = choices.find(({ skills }) => skills.some(({ skill }) => skill === "water-attack"));
    expect(water?.damage).toBe(0);
  });

  test("is shown in tenths of a percent, and not at all where it is none", () => {
    expect(listDamageParts(0.0213)).toMatchObject([{ figure: "+2.1%", rest: "damage", tone: "good" }]);
    expect(listDamageParts(-0.01)).toMatchObject([{ figure: "−1%", tone: "bad" }]);
    expect(listDamageParts(0)).toEqual([]);
    expect(listDamageParts(null)).toEqual([]);
  });

  test("is not known without a target or a weapon", () => {
    const aimless = { ...setup, monster: null };
    expect(createDamageGauge({ setup: aimless, derived, builderData, damageData })).toBeNull();
    const bare = deriveLoadout(emptyLoadout, catalog);
    expect(createDamageGauge({ setup, derived: bare, builderData, damageData })).toBeNull();
  });
});

const emptyRecent = {
  ...{ weapon: [], head: [], chest: [], arms: [], waist: [], legs: [], charm: [], decoration: [] },
};
