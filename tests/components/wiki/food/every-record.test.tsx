import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { FoodBrowser } from "@/components/wiki/food/FoodBrowser";
import { listFood } from "@/lib/wiki/food/list-food.server";
import FoodSkillPage, { getStaticPaths, getStaticProps } from "@/pages/wiki/food-skills/[id]";
import FoodSkillsPage, { getStaticProps as listProps } from "@/pages/wiki/food-skills/index";
import { pageHtml } from "@/tests/support/page-html";
import { tableRows, wordsAt } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
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
  effects: Record<string, number | string>;
  randomWeight: number | null;
}
const skills = stored<StoredSkill>("food-skills");
const ingredients = stored<Figures & { foodSkill: string }>("food-ingredients");
const meals = stored<Figures & { name?: string; ticket?: string[]; foodSkills: string[] }>("meals");
const names = storedNames("items", "skills", "food-skills");
const texts = storedTexts("food-skills");

const plus = (value: number) => (value === 0 ? "—" : `+${value}`);
const figureCells = ({ minutes, health, stamina, attack, defense, allResistance }: Figures) => [
  minutes === 0 ? "—" : `${minutes}`,
  ...[health, stamina, attack, defense, allResistance].map(plus),
];

/** How the figure of an effect must stand on the page. */
function written(code: string, value: number): string {
  if (/Reduction/.test(code)) return `−${value}%`;
  if (/Chance/.test(code)) return `${value}%`;
  if (code.endsWith("Pct")) return `+${value}%`;
  if (code.endsWith("Sec")) return `${value} s`;
  return ["attack", "defense", "skillLevelBonus", "extraItems"].includes(code) ? `+${value}` : `${value}`;
}

describe.each(skills)("the page of $id", (skill) => {
  let html = "";
  beforeAll(async () => {
    html = await pageHtml(FoodSkillPage, getStaticProps, `/wiki/food-skills/${skill.id}`, { id: skill.id });
  });

  it("shows the text and every figure of the effect", () => {
    expect(wordsAt(html, "h1")).toBe(skill.name);
    const effect = wordsAt(html, "#effect");
    expect(effect).toContain(texts[skill.id]);
    const figures = Object.entries(skill.effects).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    );
    for (const [code, value] of figures) expect(wordsAt(html, "#effect dl")).toContain(written(code, value));
    if (figures.length === 0) expect(effect).toContain("No figures are known");
    if (skill.effects.skill) expect(effect).toContain(names.get(String(skill.effects.skill)));
  });

  it("shows the ingredients and meals that give it, with their figures", () => {
    const wantedIngredients = ingredients.filter(({ foodSkill }) => foodSkill === skill.id);
    const shown = wantedIngredients.length > 0 ? tableRows(html, "Ingredients") : [];
    expect(shown.map(([name, , , ...figures]) => [name, ...figures])).toEqual(
      wantedIngredients.map((each) => [names.get(each.id), ...figureCells(each)]),
    );
    const wantedMeals = meals.filter(({ foodSkills }) => foodSkills.includes(skill.id));
    const shownMeals = wantedMeals.length > 0 ? tableRows(html, "Meals") : [];
    expect(shownMeals.map((cells) => cells.slice(-6)).sort()).toEqual(wantedMeals.map(figureCells).sort());
  });

  it("says how the random draw weighs it, and what that does not say", () => {
    const note = wordsAt(html, "#random");
    const drawn = skills.flatMap(({ randomWeight }) => randomWeight ?? []);
    const total = drawn.reduce((sum, weight) => sum + weight, 0);
    if (skill.randomWeight === null) expect(note).toContain("not in the random draw");
    else {
      expect(note).toContain(`Weight ${skill.randomWeight} of ${total}`);
      expect(note).toContain(`${drawn.length} skills are in the draw`);
      expect(note).toContain("is not known");
    }
  });
});

describe("the lists", () => {
  it("shows every food skill in the static page, and every page exists", async () => {
    const html = await pageHtml(FoodSkillsPage, listProps, "/wiki/food-skills");
    expect(tableRows(html, "Food skills").map(([name]) => name)).toEqual(skills.map(({ name }) => name));
    expect((await getStaticPaths({})).paths).toHaveLength(skills.length);
  });

  const show = (tab: string) =>
    renderWithTheme(<FoodBrowser {...listFood()} />, {
      wrapper: routerWrapper(fakeRouter(`/wiki/food-skills?tab=${tab}`)),
    });

  it("shows every ingredient with kind, skill and figures", () => {
    show("ingredients");
    const table = screen.getByRole("table", { name: "Ingredients" });
    for (const ingredient of ingredients) {
      const row = within(table).getByRole("row", { name: new RegExp(`^${names.get(ingredient.id)} `) });
      const cells = [...row.children].map((cell) => cell.textContent);
      expect(cells.slice(1)).toEqual([
        ingredient.kind === "additional" ? "Additional ingredient" : "Finishing touch",
        names.get(ingredient.foodSkill),
        ...figureCells(ingredient),
      ]);
    }
  });

  it("shows every meal with skills, what pays for it, and figures", () => {
    const { container } = show("meals");
    for (const meal of meals) {
      const row = container.querySelector(`[id="${meal.id}"]`);
      const cells = [...(row?.children ?? [])].map((cell) => cell.textContent ?? "");
      if (meal.name) expect(cells[0]).toBe(meal.name);
      for (const skill of meal.foodSkills) expect(cells[2]).toContain(names.get(skill));
      for (const ticket of meal.ticket ?? []) expect(cells[3]).toContain(names.get(ticket));
      expect(cells.slice(-6)).toEqual(figureCells(meal));
    }
  });
});
