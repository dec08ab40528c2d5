import { describe, expect, test } from "vitest";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";

interface FoodSkillRecord {
  id: string;
  name: string;
  effects: Record<string, number | string>;
  randomWeight: number | null;
  villageMeals: string[];
}

const foodSkills = stored<FoodSkillRecord>("food-skills");
const texts = storedTexts("food-skills");
const skillNames = storedNames("skills");

const numbersIn = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number).sort((a, b) => a - b);
const figuresOf = ({ effects }: FoodSkillRecord) =>
  Object.values(effects)
    .filter((value) => typeof value === "number")
    .sort((a, b) => a - b);

describe("texts of food skills", () => {
  test("has one for every food skill and none besides", () => {
    expect(Object.keys(texts).sort()).toEqual(foodSkills.map(({ id }) => id).sort());
  });

  test.each(foodSkills)("gives exactly the figures of $id", (skill) => {
    expect(numbersIn(texts[skill.id] ?? "")).toEqual(figuresOf(skill));
  });

  test.each(foodSkills.filter(({ effects }) => effects.skill))("names the skill that $id raises", (skill) => {
    expect(texts[skill.id]).toContain(skillNames.get(String(skill.effects.skill)));
  });

  test.each(foodSkills.filter(({ effects }) => Object.keys(effects).length === 0))(
    "says of $id that no figure is known",
    ({ id }) => {
      expect(texts[id]).toMatch(/has no value/);
    },
  );

  test("says of every percentage that it is one", () => {
    for (const { id, effects } of foodSkills) {
      for (const [key, value] of Object.entries(effects)) {
        if (key.endsWith("Pct")) expect(texts[id], id).toContain(`${value}%`);
        if (key.endsWith("Sec")) expect(texts[id], id).toContain(`${value} seconds`);
      }
    }
  });

  test("calls random only what the draw holds", () => {
    for (const { id, randomWeight } of foodSkills) {
      if (/at random/.test(texts[id] ?? "")) expect(randomWeight, id).not.toBeNull();
    }
  });
});
