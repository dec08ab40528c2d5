import { describe, expect, test } from "vitest";
import { findSkillMisfit, rateSkill, type WeaponInHand, weaponsByFlag } from "@/lib/builder/damage/skill-fit";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { createTestData } from "@/tests/support/builder-page";

const { skills } = createTestData();
const judge = (id: string, type: WeaponType, elements: WeaponInHand["elements"] = []) => {
  const skill = skills.get(id);
  if (!skill) throw new Error(`No skill ${id}`);
  return { misfit: findSkillMisfit(skill, { type, elements }), rate: rateSkill(skill, { type, elements }) };
};

describe("skills and the weapon in hand", () => {
  test("fit by the weapons of the moves that have the flag they need", () => {
    const { moves } = gatherDamageData();
    for (const [flag, weapons] of Object.entries(weaponsByFlag)) {
      const found = weaponTypes.filter((type) =>
        moves.some(({ weapon, flags }) => weapon === type && flags?.some((each) => each === flag)),
      );
      expect(
        weaponTypes.filter((type) => weapons?.includes(type)),
        flag,
      ).toEqual(found);
    }
  });

  test("do nothing with the wrong type of weapon", () => {
    expect(judge("tetrad-shot", "great-sword").misfit).toEqual({ kind: "type", type: "great-sword" });
    expect(judge("tetrad-shot", "bow").misfit).toBeNull();
    expect(judge("razor-sharp", "bow").misfit).not.toBeNull();
    expect(judge("handicraft", "heavy-bowgun").misfit).not.toBeNull();
    expect(judge("power-prolonger", "great-sword").misfit).not.toBeNull();
    expect(judge("power-prolonger", "switch-axe").misfit).toBeNull();
    expect(judge("guard", "dual-blades").misfit).not.toBeNull();
    expect(judge("rapid-morph", "charge-blade").misfit).toBeNull();
  });

  test("need the element they strengthen, unless ammo or a phial may bring it", () => {
    expect(judge("fire-attack", "great-sword", ["ice"]).misfit).toEqual({ kind: "element", element: "fire" });
    expect(judge("fire-attack", "great-sword", ["fire"]).misfit).toBeNull();
    expect(judge("fire-attack", "light-bowgun").misfit).toBeNull();
    expect(judge("poison-attack", "lance").misfit).toEqual({ kind: "element", element: "poison" });
  });

  test("fit without a weapon, and always as set bonuses", () => {
    for (const skill of skills.values()) expect(findSkillMisfit(skill, null)).toBeNull();
    expect(judge("gore-magalas-tyranny", "bow").misfit).toBeNull();
  });

  test("are worth more where they raise damage than where they do something else", () => {
    expect(judge("attack-boost", "lance").rate).toBeGreaterThan(judge("guard", "lance").rate);
    expect(judge("guard", "lance").rate).toBeGreaterThan(judge("tetrad-shot", "lance").rate);
  });

  test("leave every type of weapon most of the skills", () => {
    for (const type of weaponTypes) {
      const useless = [...skills.values()].filter((skill) => findSkillMisfit(skill, { type, elements: [] }));
      expect(useless.length, type).toBeGreaterThan(0);
      expect(useless.length, type).toBeLessThan(60);
    }
  });
});
