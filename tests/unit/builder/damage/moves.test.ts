import { describe, expect, test } from "vitest";
import { listDamageMoves, listUsableMoves } from "@/lib/builder/damage/moves";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { plainWeapon } from "@/tests/support/builder/damage-cases";
import { allMoves, toDamageWeapon } from "@/tests/support/builder/damage-moves";

const { attacks, ammo, weapons } = getCatalog();
const figuresOf = (id: string) => allMoves.find((move) => move.id === id);

describe("figures of moves", () => {
  test("of bowgun shots are those of ammo.json, times level and rapid fire", () => {
    const shots = attacks.all.filter(({ ammo: shot, id }) => shot && !id.endsWith("-chaser"));
    const byId = new Map<string, (typeof ammo.all)[number]>(ammo.all.map((record) => [record.id, record]));
    const light = shots.filter(({ weapon }) => weapon === "light-bowgun");
    expect(light).toHaveLength(44);
    for (const { id, ammo: shot, motionValue, elementPctOfAttack } of light) {
      const figures = byId.get(shot?.type ?? "");
      const at = (list: readonly number[] | undefined) => list?.[(shot?.level ?? 1) - 1];
      const factors = id.includes("-rapid-") ? figures?.lightRapid : figures?.light;
      const perLevel = at(figures?.lightAttackMultiplierByLevel) ?? at(figures?.attackMultiplierByLevel) ?? 1;
      const base = at(figures?.motionValueByLevel) ?? figures?.motionValue ?? 0;
      expect(motionValue, id).toBeCloseTo(base * perLevel * (factors?.motion ?? 1), 5);
      const element = (figures?.elementPctOfAttack ?? 0) * (at(figures?.specialMultiplierByLevel) ?? 1);
      if (elementPctOfAttack !== undefined) {
        expect(elementPctOfAttack, id).toBeCloseTo(element * (factors?.element ?? 1), 5);
      }
    }
  });

  test.each([
    // heavy bowgun × level × light bowgun
    ["light-bowgun-normal-lv1", 13.6], // 17 × 1 × 0.8
    ["light-bowgun-normal-lv2", 19.04], // 17 × 1.4 × 0.8
    ["light-bowgun-normal-lv3", 24.48], // 17 × 1.8 × 0.8: the light bowgun has its own level 3
    ["light-bowgun-rapid-normal-lv2", 16.66], // 17 × 1.4 × 0.7
    ["light-bowgun-pierce-lv2", 9.6], // 12 × 0.8: pierce has a motion value per level
    ["light-bowgun-rapid-pierce-lv3", 7.8], // 12 × 0.65
    ["light-bowgun-slicing", 24.5], // 35 × 0.7
    ["light-bowgun-sticky-lv3", 24], // 30 × 1.6 × 0.5
  ])("%s has motion value %f", (id, motionValue) => {
    expect(figuresOf(id)?.motionValue).toBe(motionValue);
  });

  test.each([
    ["light-bowgun-flaming-lv1", 14], // 20 × 0.7
    ["light-bowgun-flaming-lv2", 17.5], // 20 × 1.25 × 0.7
    ["light-bowgun-rapid-freeze-lv2", 15], // 20 × 1.25 × 0.6
    ["light-bowgun-dragon-lv1", 35.2], // 44 × 0.8
  ])("%s has element of %f percent of attack", (id, percent) => {
    expect(figuresOf(id)?.elementPctOfAttack).toBe(percent);
  });

  test("say which shots are rapid fire", () => {
    expect(figuresOf("light-bowgun-rapid-normal-lv1-chaser")?.rapid).toBe(true);
    expect(figuresOf("light-bowgun-normal-lv1")?.rapid).toBeUndefined();
  });

  test("are new records, the old ones stay", () => {
    const before = structuredClone(attacks.all);
    listDamageMoves(attacks.all);
    expect(attacks.all).toEqual(before);
  });
});

describe("moves that a weapon can do", () => {
  const ids = (weapon: Partial<typeof plainWeapon>) =>
    listUsableMoves({ ...plainWeapon, ...weapon }, allMoves).map(({ id }) => id);

  test("are those of its type", () => {
    expect(ids({})).toHaveLength(allMoves.filter(({ weapon }) => weapon === "great-sword").length);
  });

  test("have its shelling, at its level", () => {
    const found = ids({ type: "gunlance", traits: { shellType: "wide", shellLevel: 3 } });
    expect(found).toContain("gunlance-wide-lv3-shell");
    expect(found).not.toContain("gunlance-wide-lv2-shell");
    expect(found).not.toContain("gunlance-long-lv3-shell");
    expect(found).toContain("gunlance-focus-strike-drake-auger-ticks");
  });

  test("have ammo that it loads, in rapid fire only where it can", () => {
    const loads = [
      { type: "normal", level: 2, rapid: true },
      { type: "spread", level: 1 },
    ];
    expect(ids({ type: "light-bowgun", traits: { ammo: loads } }).toSorted()).toEqual([
      "light-bowgun-normal-lv2",
      "light-bowgun-normal-lv2-chaser",
      "light-bowgun-rapid-normal-lv2",
      "light-bowgun-rapid-normal-lv2-chaser",
      "light-bowgun-spread-lv1",
      "light-bowgun-spread-lv1-chaser",
    ]);
  });

  test("have its phial", () => {
    const axe = ids({ type: "switch-axe", traits: { phial: "power" } });
    expect(axe).toContain("switch-axe-unbridled-slash-explosion-power-phial");
    expect(axe).not.toContain("switch-axe-unbridled-slash-explosion-element-phial");
    const blade = ids({ type: "charge-blade", traits: { phial: "element" } });
    expect(blade).toContain("charge-blade-element-phial-saed");
    expect(blade.filter((id) => id.includes("impact-phial"))).toEqual([]);
  });

  test("have its echo wave", () => {
    const horn = ids({ type: "hunting-horn", traits: { echoWave: "elem-elec" } });
    expect(horn.filter((id) => id.includes("echo-wave"))).toEqual([
      "hunting-horn-echo-wave-thunder",
      "hunting-horn-echo-wave-thunder-ii",
      "hunting-horn-echo-wave-thunder-iii",
    ]);
  });

  test("are there for every weapon of the catalog that is not made of parts", () => {
    for (const record of weapons.all) {
      if (record.artian === null) expect(ids(toDamageWeapon(record)).length, record.id).toBeGreaterThan(2);
    }
  });
});
