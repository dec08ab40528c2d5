import { describe, expect, test } from "vitest";
import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getMealAdvice } from "@/lib/wiki/food/get-meal-advice.server";

const { attacks, monsters, meals, foodIngredients, foodSkills } = getCatalog();
test("the hammer alone has no move that severs", () => {
  const severing = new Set(
    attacks.all.flatMap(({ weapon, damageType }) => (damageType === "sever" ? weapon : [])),
  );
  expect(weaponTypes.filter((type) => !severing.has(type))).toEqual(["hammer"]);
});

const large = monsters.all.filter(({ size }) => size === "large");

describe("what to eat for a hunt", () => {
  test("is said for large monsters alone", () => {
    for (const monster of monsters.all) {
      expect(getMealAdvice(monster) === null, monster.id).toBe(monster.size !== "large");
    }
  });

  test.each(large.map((monster) => [monster.id, monster] as const))("%s: by the facts", (_id, monster) => {
    const advice = getMealAdvice(monster);
    if (!advice) throw new Error("Advice was expected");
    const { village, ration, elements } = advice;
    // The village meal: no other one has more of what is wanted first.
    const meal = meals.require(village.id);
    expect(meal.kind).toBe("village");
    expect(village).toMatchObject({ attack: meal.attack, defense: meal.defense, minutes: meal.minutes });
    expect(village.skills.length).toBeGreaterThan(0);
    for (const { id } of village.skills) expect(meal.foodSkills).toContain(id);
    const roars = monster.ailments?.some((name) => /Roar/.test(name)) ?? false;
    const severs = monster.breakableParts?.some(({ severable }) => severable) ?? false;
    expect(village.skills.map(({ id }) => id)).toEqual(
      roars && severs
        ? ["tumbler-meal-hi", "carver-meal"]
        : roars
          ? ["tumbler-meal-hi"]
          : severs
            ? ["carver-meal"]
            : ["defender-meal-hi"],
    );
    // The same for the hammer, which severs nothing.
    const blunt = advice.unsevered?.skills.map(({ id }) => id) ?? null;
    expect(blunt).toEqual(severs ? [roars ? "tumbler-meal-hi" : "defender-meal-hi"] : null);
    // The ration: resistances where an element comes, attack where none does.
    const blight = /^(Fire|Water|Thunder|Ice|Frost|Dragon)blight$/;
    const hasElement = monster.ailments?.some((name) => blight.test(name)) ?? false;
    expect(elements.length > 0).toBe(hasElement);
    const base = meals.require(ration.id);
    const rations = meals.all.filter(({ kind }) => kind === "rationBase");
    const key = hasElement ? "allResistance" : "attack";
    expect(base[key]).toBe(Math.max(...rations.map((each) => each[key])));
    const parts = ration.ingredients.map(({ id }) => foodIngredients.require(id));
    expect(parts.map(({ kind }) => kind)).toEqual(["additional", "finishing"]);
    expect(parts[0]?.foodSkill).toBe(roars ? "tumbler-meal-hi" : "defender-meal-hi");
    for (const figure of ["attack", "defense", "allResistance", "minutes"] as const) {
      expect(ration[figure]).toBe([base, ...parts].reduce((sum, each) => sum + each[figure], 0));
    }
    for (const { skill } of ration.ingredients) expect(foodSkills.get(skill.id)).toBeDefined();
  });
});
