import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FoodBrowser } from "@/components/wiki/food/FoodBrowser";
import { FoodSkillView } from "@/components/wiki/food/FoodSkillView";
import { getFoodSkill } from "@/lib/wiki/food/get-food-skill.server";
import { listFood } from "@/lib/wiki/food/list-food.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

function showLists(address = "/wiki/food-skills") {
  const router = fakeRouter(address);
  return { router, ...renderWithTheme(<FoodBrowser {...listFood()} />, { wrapper: routerWrapper(router) }) };
}

const rowsOf = (name: string) => within(screen.getByRole("table", { name })).getAllByRole("row").slice(1);

describe("ten figures, read by hand from the tables", () => {
  const { skills, ingredients, meals } = listFood();
  it("food skills", () => {
    const effects = (id: string) => skills.find((skill) => skill.id === id)?.effects;
    expect(effects("piping-hot-meal")).toEqual([
      { label: "Attack", value: "+35%" },
      { label: "While health is below", value: "10" },
    ]);
    expect(effects("defender-meal-lo")?.map(({ value }) => value)).toEqual(["12.5%", "−30%"]);
    expect(effects("riser-meal")?.map(({ value }) => value)).toEqual(["0.5 s"]);
    expect(effects("hardy-meal")).toEqual([]);
    expect(effects("tumbler-meal-hi")).toEqual([
      { label: "Evade Window level", value: "+3", skill: { id: "evade-window", name: "Evade Window" } },
    ]);
  });
  it("ingredients", () => {
    expect(ingredients.find(({ id }) => id === "airy-egg")).toMatchObject({ minutes: 20, allResistance: 0 });
    expect(ingredients.find(({ id }) => id === "wild-herb")).toMatchObject({ minutes: 0, allResistance: 5 });
  });
  it("meals", () => {
    expect(meals.find(({ id }) => id === "village-azuz")).toMatchObject({
      minutes: 90,
      stamina: 150,
      defense: 10,
    });
    expect(meals.find(({ id }) => id === "hub-hot-azuz-cuisine")).toMatchObject({ minutes: 70, attack: 5 });
    expect(meals.find(({ id }) => id === "ration-fish")).toMatchObject({
      minutes: 50,
      attack: 0,
      defense: 4,
    });
  });
});

it("hides on a phone no figure that an ingredient gives", () => {
  for (const { health, stamina, attack, defense } of listFood().ingredients) {
    expect([health, stamina, attack, defense]).toEqual([0, 0, 0, 0]);
  }
});

it("doubts the one village meal that gives the skills of another place's voucher", () => {
  const { meals } = listFood();
  const skillsOf = (id: string) => meals.find((meal) => meal.id === id)?.skills;
  expect(meals.filter(({ doubt }) => doubt).map(({ id }) => id)).toEqual(["village-wudwud-hideout"]);
  expect(skillsOf("village-wudwud-hideout")).toEqual(skillsOf("hub-colorful-suja-cuisine"));
  expect(skillsOf("village-kunafa")).toEqual(skillsOf("hub-springy-kunafa-cuisine"));
  expect(skillsOf("village-azuz")).toEqual(skillsOf("hub-hot-azuz-cuisine"));
  expect(skillsOf("village-sild")).toEqual(skillsOf("hub-fresh-sild-cuisine"));
});

describe("the food lists", () => {
  it("keep tab and filter in the address", async () => {
    const { user, router } = showLists();
    await user.click(screen.getByRole("tab", { name: /Meals/ }));
    expect(router.replace).toHaveBeenLastCalledWith(
      expect.stringContaining("tab=meals"),
      undefined,
      expect.anything(),
    );
    await user.selectOptions(screen.getByLabelText("Kind"), "Village meal (4)");
    expect(rowsOf("Meals")).toHaveLength(4);
  });

  it("read them from there, and mind no junk", () => {
    showLists("/wiki/food-skills?tab=ingredients&ingredient=finishing&source=moon&sort=taste.up");
    expect(rowsOf("Ingredients")).toHaveLength(6);
  });

  it("find a skill by the ingredient that gives it", async () => {
    const { user } = showLists();
    await user.type(screen.getByLabelText("Name, effect or source"), "airy egg");
    expect(rowsOf("Food skills")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Caprice Meal (Hi)" })).toBeTruthy();
  });

  it("show the thirteen skills of the random draw", async () => {
    const { user } = showLists();
    await user.selectOptions(screen.getByLabelText("Comes from"), "Random draw (13)");
    expect(rowsOf("Food skills")).toHaveLength(13);
  });

  it.each(["skills", "ingredients", "meals"])("axe finds nothing under %s", async (tab) => {
    const { container } = showLists(`/wiki/food-skills?tab=${tab}`);
    await expectNoAxeViolations(container);
  });
});

it("leads from a food skill to its other strength; axe finds nothing", async () => {
  const { container } = renderWithTheme(<FoodSkillView skill={getFoodSkill("moxie-meal-hi")} />, {
    wrapper: routerWrapper(fakeRouter("/wiki/food-skills/moxie-meal-hi")),
  });
  expect(screen.getByRole("link", { name: "Moxie Meal (Lo)" }).getAttribute("href")).toBe(
    "/wiki/food-skills/moxie-meal-lo",
  );
  await expectNoAxeViolations(container);
});
