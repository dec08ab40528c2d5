import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readings } from "@/lib/builder/damage/readings";
import { getBuilderPath, getBuildPath, readCodeFromLink } from "@/lib/builder/share/share-build";
import { applyBuffs, readBuffs, writeBuffs } from "@/lib/builder/target/buffs-link";
import { customTargetId, defaultHitzone } from "@/lib/builder/target/custom-target";
import { type DamageSetup, emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

const { playerModifiers, melodies } = getCatalog();

const setup: DamageSetup = {
  ...emptyDamageSetup,
  monster: "rey-dau",
  bonuses: { "modifier:demondrug": 100, "modifier:might-seed": 40, "melody-again:attack-up-l": 70 },
  readings: ["demonBoostElement"],
  seconds: 30,
  axePower: 100,
  conditions: { frenzyCured: 55, enragedMonster: 20 },
};

describe("bonuses in a link", () => {
  test("are short words that need no escape", () => {
    const text = writeBuffs(setup);
    expect(text).toBe(
      "axe-power_frenzy.55_melody-again*attack-up-l.70_modifier*demondrug_modifier*might-seed.40_seconds.30_reading*demonBoostElement",
    );
    expect(new URLSearchParams({ buffs: text ?? "" }).toString()).toBe(`buffs=${text}`);
    expect(getBuildPath("1abc", text)).toBe(`/b/1abc?buffs=${text}`);
    expect(getBuilderPath("1abc", text)).toBe(`/builder?b=1abc&buffs=${text}`);
    expect(readCodeFromLink(`https://quarry.example${getBuildPath("1abc", text)}`)).toBe("1abc");
  });

  test("come back in the setup of whoever opens it, and nothing else of the setup does", () => {
    const buffs = readBuffs(writeBuffs(setup));
    if (buffs === null) throw new Error("It was written.");
    const theirs: DamageSetup = {
      ...emptyDamageSetup,
      monster: "rathian",
      bonuses: { "meal:village-sild": 100 },
    };
    const { bonuses, readings: chosen, seconds, axePower } = setup;
    expect(applyBuffs(theirs, buffs)).toEqual({
      ...theirs,
      bonuses,
      readings: chosen,
      seconds,
      axePower,
      conditions: { frenzyCured: 55 },
    });
  });

  test("are left out where there are none", () => {
    expect(writeBuffs(emptyDamageSetup)).toBeNull();
    expect(writeBuffs({ ...emptyDamageSetup, monster: "rathian" })).toBeNull();
    expect(getBuildPath("1abc")).toBe("/b/1abc");
  });

  test("of any kind come back", () => {
    const keys = [
      ...playerModifiers.all.map(({ id }) => `modifier:${id}`),
      ...melodies.all.map(({ id }) => `melody:${id}`),
    ];
    const drawn = fc.record({
      bonuses: fc.dictionary(fc.constantFrom(...keys), fc.integer({ min: 1, max: 100 }), { maxKeys: 12 }),
      readings: fc.subarray([...readings]),
      seconds: fc.integer({ min: 0, max: 3600 }),
      axePower: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(drawn, (given) => {
        const text = writeBuffs({ ...emptyDamageSetup, ...given });
        const found = applyBuffs(
          emptyDamageSetup,
          readBuffs(text) ?? { ...emptyDamageSetup, custom: null, frenzyCured: 0 },
        );
        expect(found).toEqual({ ...emptyDamageSetup, ...given });
      }),
    );
  });

  test("bring a custom target along, and leave a monster alone", () => {
    const hitzone = { ...defaultHitzone, sever: 63, dragon: 0 };
    const text = writeBuffs({
      ...emptyDamageSetup,
      monster: customTargetId,
      custom: hitzone,
      state: "wound",
    });
    expect(text).toBe("wound*63-45-45-20-20-20-20-0");
    const buffs = readBuffs(text);
    if (buffs === null) throw new Error("It was written.");
    expect(applyBuffs({ ...emptyDamageSetup, monster: "rathian", part: "head" }, buffs)).toMatchObject({
      monster: customTargetId,
      part: null,
      custom: hitzone,
      state: "wound",
    });
    const others = readBuffs("seconds.30");
    if (others === null) throw new Error("It can be read.");
    expect(applyBuffs({ ...emptyDamageSetup, monster: "rathian" }, others).monster).toBe("rathian");
  });

  test.each(["hitzone*45", "hitzone*1-2-3-4-5-6-7-x", "hitzone*1-2-3-4-5-6-7-8-9"])(
    "take no target out of %s",
    (text) => {
      expect(readBuffs(text)?.custom ?? null).toBeNull();
    },
  );

  test("take the usual value for one that no hitzone has", () => {
    expect(readBuffs("hitzone*999-45-45-20-20-20-20-20")?.custom?.hitzone.sever).toBe(defaultHitzone.sever);
  });

  test.each([
    "",
    "x".repeat(2000),
    "modifier:demondrug",
    "a_b_c d",
    "__proto__",
    "modifier*<b>",
    "a*b*c",
    "_",
  ])("that nobody wrote are none: %s", (text) => {
    expect(readBuffs(text)).toBeNull();
  });

  test("never throw, and stay within what a setup takes", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 9999 }), (text, number) => {
        expect(() => readBuffs(text)).not.toThrow();
        const found = readBuffs(
          `modifier*demondrug.${number}_seconds.${number}_axe-power.${number}_reading*no`,
        );
        expect(found?.readings).toEqual([]);
        expect(found?.axePower).toBeLessThanOrEqual(100);
        expect(found?.seconds).toBeLessThanOrEqual(3600);
        expect(Object.values(found?.bonuses ?? {}).every((share) => share <= 100)).toBe(true);
      }),
    );
  });
});
