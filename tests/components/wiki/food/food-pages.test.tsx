import { screen } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { FoodBrowser } from "@/components/wiki/food/FoodBrowser";
import { FoodSkillPage } from "@/components/wiki/food/FoodSkillPage";
import type { EffectFigure, IngredientRow, MealFigures, MealRow } from "@/lib/wiki/food/food-types";
import { getFoodSkill } from "@/lib/wiki/food/get-food-skill.server";
import { listFood } from "@/lib/wiki/food/list-food.server";
import FoodSkillRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/food-skills/[id]";
import FoodSkillsRoute, { getStaticProps as listProps } from "@/pages/wiki/food-skills/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import {
  figuresOf,
  findRegion,
  heard,
  linksOf,
  parsePage,
  regionOf,
  rowsOf,
  termsOf,
} from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/food. Here: that they show it.
const food = listFood();
const skills = food.skills.map(({ id }) => getFoodSkill(id));

const plus = (value: number) => (value === 0 ? "—" : `+${value}`);
const figureCells = ({ minutes, health, stamina, attack, defense, allResistance }: MealFigures) => ({
  Minutes: minutes === 0 ? "—" : `${minutes}`,
  Health: plus(health),
  Stamina: plus(stamina),
  Attack: plus(attack),
  Defense: plus(defense),
  "All resistances": plus(allResistance),
});
const effectTerms = (effects: readonly EffectFigure[]) =>
  Object.fromEntries(
    effects.map(({ label, value, skill }) => [skill ? `${skill.name} level` : label, value]),
  );
const ingredientWords = (row: IngredientRow) => [
  row.name,
  {
    Type: row.kind === "additional" ? "Additional ingredient" : "Finishing touch",
    "Food skill": row.skill.name,
    ...figureCells(row),
  },
];
const mealWords = (row: MealRow) => [
  row.name,
  {
    Type: expect.stringContaining(row.locale?.name ?? "Ration"),
    "Food skills": row.skills.map(({ name }) => name).join(" ") || "—",
    Voucher: row.tickets.map(({ name }) => name).join(" or ") || "—",
    ...figureCells(row),
  },
];
const shown = (root: ParentNode, caption: string) =>
  rowsOf(root, caption).map(({ title, cells }) => [title, cells]);

const sample = sampleOf(skills, ({ effects, ingredients, meals, draw, sibling }) => [
  effects.length > 1 ? "effects" : effects.length > 0 ? "an effect" : "no effect",
  effects.some(({ skill }) => skill) ? "raises a skill" : "raises none",
  ingredients.length > 0 ? "ingredients" : "no ingredients",
  ...(meals.length > 0 ? meals.map(({ kind }) => kind) : ["no meals"]),
  draw ? "drawn" : ingredients.length + meals.length > 0 ? "not drawn" : "from nowhere",
  sibling ? "sibling" : "no sibling",
]);

describe.each(sample)("the page of $id", (skill) => {
  let page: Document;
  beforeAll(async () => {
    page = parsePage(
      await pageHtml(FoodSkillRoute, getStaticProps, `/wiki/food-skills/${skill.id}`, { id: skill.id }),
    );
  });

  test("shows the text and every figure of the effect", () => {
    expect(heard(page.querySelector("h1"))).toBe(skill.name);
    expect(figuresOf(page)).toMatchObject({
      Ingredients: `${skill.ingredients.length}`,
      Meals: `${skill.meals.length}`,
    });
    const effect = regionOf(page, "Effect");
    expect(heard(effect)).toContain(skill.text);
    expect(termsOf(effect)).toEqual(effectTerms(skill.effects));
    expect(heard(effect).includes("No data for this skill")).toBe(skill.effects.length === 0);
    const raised = skill.effects.flatMap(({ skill: other }) => other ?? []);
    const { sibling } = skill;
    expect(linksOf(effect).map(([, href]) => href)).toEqual([
      ...raised.map(({ id }) => `/wiki/skills/${id}`),
      ...(sibling ? [`/wiki/food-skills/${sibling.id}`] : []),
    ]);
  });

  test("shows the ingredients and meals that give it, with their figures", () => {
    const tables = { Ingredients: skill.ingredients.map(ingredientWords), Meals: skill.meals.map(mealWords) };
    for (const [caption, rows] of Object.entries(tables)) {
      if (rows.length === 0) expect(findRegion(page, caption)).toBeUndefined();
      else expect(shown(page, caption)).toEqual(rows);
    }
  });

  test("says how the random draw weighs it, and what that does not say", () => {
    const note = heard(regionOf(page, "Random skill pool"));
    if (!skill.draw) {
      expect(note).toContain("Not in the random skill pool");
      return;
    }
    expect(note).toContain(`Weight ${skill.draw.weight} of ${skill.draw.total}`);
    expect(note).toContain(`across ${skill.draw.skills} skills`);
    expect(note).toContain("is unknown");
  });
});

test("there is a page for each food skill, and the static list leads to it", async () => {
  expect((await getStaticPaths({})).paths).toHaveLength(skills.length);
  const addresses = addressesIn(await pageHtml(FoodSkillsRoute, listProps, "/wiki/food-skills"));
  for (const { id } of skills) expect(addresses).toContain(`/wiki/food-skills/${id}`);
});

describe("the food lists", () => {
  const show = (query = "") => renderAt(`/wiki/food-skills${query}`, <FoodBrowser {...food} />);
  const names = (caption: string) => rowsOf(document, caption).map(({ title }) => title);

  test("show the effect and the sources of every food skill", () => {
    show();
    expect(rowsOf(document, "Food skills").map(({ title, cells }) => [title, cells.Source])).toEqual(
      food.skills.map(({ name, ingredients, meals, isRandom: random }) => [
        name,
        [...[...ingredients, ...meals].map((each) => each.name), ...(random ? ["Random"] : [])].join(" "),
      ]),
    );
  });

  test("show every ingredient and every meal with its figures", () => {
    const { unmount } = show("?tab=ingredients&sort=name.asc");
    expect(shown(document, "Ingredients")).toEqual(food.ingredients.map(ingredientWords));
    unmount();
    show("?tab=meals&sort=kind.asc");
    expect(shown(document, "Meals")).toEqual(food.meals.map(mealWords));
  });

  test("keep tab and filter in the address", async () => {
    const { user, router } = show();
    await user.click(screen.getByRole("tab", { name: /Meals/ }));
    expect(router.replace).toHaveBeenLastCalledWith(
      expect.stringContaining("tab=meals"),
      undefined,
      expect.anything(),
    );
    await user.selectOptions(screen.getByLabelText("Type"), "Village meal (4)");
    expect(names("Meals")).toHaveLength(4);
  });

  test("read them from there, and mind no junk", () => {
    show("?tab=ingredients&ingredient=finishing&source=moon&sort=taste.up");
    expect(names("Ingredients")).toHaveLength(6);
  });

  test("find a skill by the ingredient that gives it", async () => {
    const { user } = show();
    await user.type(screen.getByLabelText("Name, effect or source"), "airy egg");
    expect(names("Food skills")).toEqual(["Caprice Meal (Hi)"]);
  });

  test("say what to eat for a monster, with figures and reasons", async () => {
    const { user } = show("?tab=hunts");
    await user.type(screen.getByLabelText("Monster"), "rathalos");
    expect(names("What to eat for each monster")).toEqual(["Guardian Rathalos", "Rathalos"]);
    const plain = rowsOf(document.body, "What to eat for each monster")[1]?.cells;
    expect(plain?.Ration).toMatch(/^Vegetable ration with Turbid Shrimp and Eastern Honey/);
    expect(plain?.Ration).toMatch(/All resistances \+8|defense \+2, all resistances \+8/i);
    expect(plain?.["Village meal"]).toMatch(
      /^Azuz village meal Attack \+5, defense \+10, all resistances \+10, 90 min/,
    );
    expect(plain?.["Village meal"]).toContain("helps you evade through its roar");
  });

  test("show the thirteen skills of the random draw", async () => {
    const { user } = show();
    await user.selectOptions(screen.getByLabelText("Source"), "Random (13)");
    expect(names("Food skills")).toHaveLength(13);
  });

  test.each(["skills", "ingredients", "meals", "hunts"])("axe finds nothing under %s", async (tab) => {
    const few = {
      skills: food.skills.slice(0, 4),
      ingredients: food.ingredients.slice(0, 4),
      meals: food.meals.filter(
        ({ id }) => id === "village-kunafa" || id === "ration-fish" || id === "hub-hot-azuz-cuisine",
      ),
      hunts: food.hunts.slice(0, 3),
    };
    const { container } = renderAt(`/wiki/food-skills?tab=${tab}`, <FoodBrowser {...few} />);
    await expectNoAxeViolations(container);
  });
});

test("a food skill leads to its other strength; axe finds nothing", async () => {
  const { container } = renderAt(
    "/wiki/food-skills/moxie-meal-hi",
    <FoodSkillPage skill={getFoodSkill("moxie-meal-hi")} />,
  );
  expect(linksOf(regionOf(container, "Effect"))).toContainEqual([
    "Moxie Meal (Lo)",
    "/wiki/food-skills/moxie-meal-lo",
  ]);
  await expectNoAxeViolations(container);
});
