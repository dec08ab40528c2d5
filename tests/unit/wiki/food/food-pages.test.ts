import { describe, expect, test } from "vitest";
import { getFoodSkill } from "@/lib/wiki/food/get-food-skill.server";
import { listFood } from "@/lib/wiki/food/list-food.server";
import { byId } from "@/tests/support/by-id";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
interface Figures {
  id: string;
  kind: string;
  minutes: number;
  health: number;
  stamina: number;
  attack: number;
  defense: number;
  allResistance: number;
}
interface StoredSkill {
  id: string;
  name: string;
  effects: Record<string, number | string | true>;
  randomWeight: number | null;
}
type StoredIngredient = Figures & { foodSkill: string };
type StoredMeal = Figures & { name?: string; ticket?: string[]; foodSkills: string[] };

const skills = stored<StoredSkill>("food-skills");
const ingredients = stored<StoredIngredient>("food-ingredients");
const meals = stored<StoredMeal>("meals");
const itemNames = storedNames("items");
const foodNames = storedNames("food-skills");
const skillNames = storedNames("skills");
const texts = storedTexts("food-skills");
const namesOf = translations("food-skills");

const figuresOf = ({ minutes, health, stamina, attack, defense, allResistance }: Figures) => ({
  minutes,
  health,
  stamina,
  attack,
  defense,
  allResistance,
});
const food = (id: string) => ({ id, name: foodNames.get(id) });
const item = (id: string) => ({ id, name: itemNames.get(id) });
const ingredientRow = (ingredient: StoredIngredient) => ({
  ...item(ingredient.id),
  kind: ingredient.kind,
  skill: food(ingredient.foodSkill),
  ...figuresOf(ingredient),
});

/** Of a meal what the records say; its label and its place are ours. */
const mealFacts = (meal: StoredMeal) => ({
  id: meal.id,
  ...(meal.name && { name: meal.name }),
  kind: meal.kind,
  tickets: (meal.ticket ?? []).map(item),
  skills: meal.foodSkills.map(food),
  ...figuresOf(meal),
});

/** How the figure of an effect must be written. */
function written(code: string, value: number): string {
  if (/Reduction/.test(code)) return `−${value}%`;
  if (/Chance/.test(code)) return `${value}%`;
  if (code.endsWith("Pct")) return `+${value}%`;
  if (code.endsWith("Sec")) return `${value} s`;
  const added = ["attack", "defense", "skillLevelBonus", "extraItems", "extraCarves", "status"];
  return added.includes(code) ? `+${value}` : `${value}`;
}
const figuresIn = ({ effects }: StoredSkill) =>
  Object.entries(effects).flatMap(([code, value]) => {
    if (value === true) return [""];
    // Both ends of one range, in whole minutes.
    if (code === "intervalMaxSec") return [];
    if (code === "intervalMinSec")
      return [`${Number(value) / 60} min to ${Number(effects.intervalMaxSec) / 60} min`];
    return typeof value === "number" ? [written(code, value)] : [];
  });

describe("the page of every food skill", () => {
  const pages = byId(skills, ({ id }) => getFoodSkill(id));

  test("has its text, every figure of its effect and its names in all languages", () => {
    expect(
      byId(Object.values(pages), ({ name, text, names, effects }) => [
        name,
        text,
        names,
        effects.map(({ value }) => value).sort(),
        effects.flatMap(({ skill }) => skill ?? []),
      ]),
    ).toEqual(
      byId(skills, (skill) => {
        const raised = skill.effects.skill;
        return [
          skill.name,
          texts[skill.id],
          namesOf(skill.id),
          figuresIn(skill).sort(),
          typeof raised === "string" ? [{ id: raised, name: skillNames.get(raised) }] : [],
        ];
      }),
    );
  });

  test("has the ingredients and meals that give it, with their figures", () => {
    expect(byId(skills, ({ id }) => pages[id]?.ingredients)).toEqual(
      byId(skills, ({ id }) => ingredients.filter(({ foodSkill }) => foodSkill === id).map(ingredientRow)),
    );
    for (const { id } of skills) {
      expect(pages[id]?.meals).toMatchObject(
        meals.filter(({ foodSkills }) => foodSkills.includes(id)).map(mealFacts),
      );
    }
  });

  test("says how the random draw weighs it among the others", () => {
    const weights = skills.flatMap(({ randomWeight }) => randomWeight ?? []);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    expect(weights).toHaveLength(13);
    expect(byId(skills, ({ id }) => pages[id]?.draw)).toEqual(
      byId(skills, ({ randomWeight: weight }) =>
        weight === null ? null : { weight, total, skills: weights.length },
      ),
    );
  });
});

describe("the lists", () => {
  const lists = listFood();

  test("have every food skill, ingredient and meal", () => {
    expect(lists.skills.map(({ id, name }) => ({ id, name }))).toEqual(
      skills.map(({ id, name }) => ({ id, name })),
    );
    const expected = ingredients.map(ingredientRow);
    expect(lists.ingredients).toEqual(expected.sort((a, b) => (a.name ?? "").localeCompare(b.name ?? "")));
    expect(lists.meals).toHaveLength(meals.length);
    for (const meal of meals) {
      expect(lists.meals.find(({ id }) => id === meal.id)).toMatchObject(mealFacts(meal));
    }
  });

  test("say of every skill what gives it", () => {
    expect(
      byId(lists.skills, ({ effects, ingredients, meals, isRandom }) => [
        effects.map(({ value }) => value).sort(),
        ingredients,
        meals.map(({ id, kind }) => [id, kind]),
        isRandom,
      ]),
    ).toEqual(
      byId(skills, (skill) => [
        figuresIn(skill).sort(),
        ingredients.filter(({ foodSkill }) => foodSkill === skill.id).map(({ id }) => item(id)),
        meals.filter(({ foodSkills }) => foodSkills.includes(skill.id)).map(({ id, kind }) => [id, kind]),
        skill.randomWeight !== null,
      ]),
    );
  });

  test("ingredients give none of the figures that do not fit on a phone", () => {
    for (const { health, stamina, attack, defense } of lists.ingredients) {
      expect([health, stamina, attack, defense]).toEqual([0, 0, 0, 0]);
    }
  });

  test("have each village meal where it is served, with the skills of that place's voucher", () => {
    const skillsOf = (id: string) => lists.meals.find((meal) => meal.id === id)?.skills;
    const placeOf = (id: string) => lists.meals.find((meal) => meal.id === id)?.locale?.id;
    expect(placeOf("village-wudwud-hideout")).toBe("suja-peaks-of-accord");
    expect(placeOf("village-kunafa")).toBe("kunafa-windsong-village");
    expect(skillsOf("village-wudwud-hideout")).toEqual(skillsOf("hub-colorful-suja-cuisine"));
    expect(skillsOf("village-kunafa")).toEqual(skillsOf("hub-springy-kunafa-cuisine"));
    expect(skillsOf("village-azuz")).toEqual(skillsOf("hub-hot-azuz-cuisine"));
    expect(skillsOf("village-sild")).toEqual(skillsOf("hub-fresh-sild-cuisine"));
  });
});

describe("figures read by hand from the tables", () => {
  const { ingredients: rows, meals: served } = listFood();

  test("food skills", () => {
    const effects = (id: string) => getFoodSkill(id).effects;
    expect(effects("piping-hot-meal")).toEqual([
      { label: "Attack", value: "+35%" },
      { label: "While health is below", value: "10" },
    ]);
    expect(effects("defender-meal-lo").map(({ value }) => value)).toEqual(["12.5%", "−30%"]);
    expect(effects("riser-meal").map(({ value }) => value)).toEqual(["0.5 s"]);
    expect(effects("hardy-meal")).toEqual([{ label: "Fully prevented", value: "" }]);
    expect(effects("carver-meal").map(({ value }) => value)).toEqual(["+1", "50%"]);
    expect(effects("lucky-meal")).toEqual([]);
    expect(effects("tumbler-meal-hi")).toEqual([
      { label: "Evade Window level", value: "+3", skill: { id: "evade-window", name: "Evade Window" } },
    ]);
  });

  test("ingredients", () => {
    expect(rows.find(({ id }) => id === "airy-egg")).toMatchObject({ minutes: 20, allResistance: 0 });
    expect(rows.find(({ id }) => id === "wild-herb")).toMatchObject({ minutes: 0, allResistance: 5 });
  });

  test.each([
    ["village-azuz", { minutes: 90, stamina: 150, defense: 10 }],
    ["hub-hot-azuz-cuisine", { minutes: 70, attack: 5 }],
    ["ration-fish", { minutes: 50, attack: 0, defense: 4 }],
  ])("%s", (id, figures) => {
    expect(served.find((meal) => meal.id === id)).toMatchObject(figures);
  });
});
