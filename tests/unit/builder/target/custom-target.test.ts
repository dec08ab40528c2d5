import { describe, expect, test } from "vitest";
import { createCustomTarget, defaultHitzone, readHitzone } from "@/lib/builder/target/custom-target";
import { readDamageSetup } from "@/lib/builder/target/damage-setup";
import { listTargets } from "@/lib/builder/target/targets";

describe("a custom target", () => {
  test("has the same values as it is and as a wound", () => {
    const hitzone = { ...defaultHitzone, blunt: 63 };
    const targets = listTargets(createCustomTarget(hitzone));
    expect(targets.map(({ state }) => state)).toEqual(["normal", "wound"]);
    for (const target of targets) expect(target.hitzone).toMatchObject(hitzone);
  });

  test("is read from what was stored, with whole numbers and the usual value for what is none", () => {
    expect(readHitzone({ sever: 63.4, blunt: -1, ammo: "45", fire: 200, water: 201 })).toEqual({
      ...defaultHitzone,
      sever: 63,
      fire: 200,
    });
    expect(readHitzone(null)).toBeNull();
    expect(readDamageSetup({ monster: "rathian" }).custom).toBeNull();
    expect(readDamageSetup({ custom: defaultHitzone }).custom).toEqual(defaultHitzone);
  });
});
