import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { ingredientKinds, mealKinds } from "@/lib/catalog/world-codes";
import { createSortField, createTabField, type ListState } from "@/lib/site/list-state";
import {
  type FoodSkillRow,
  foodSources,
  type HuntMealRow,
  type IngredientRow,
  type MealRow,
} from "@/lib/wiki/food/food-types";
import {
  foodSourceLabels,
  formatFoodEffects,
  hasSource,
  ingredientKindLabels,
  mealKindLabels,
} from "@/lib/wiki/food/labels";

/* What the lists under the tabs of the page on food can be narrowed by. */

const ofSkills = createFacets<FoodSkillRow>();

export const foodSkillFacets = {
  q: ofSkills.text({
    label: "Name, effect or source",
    placeholder: "attack, egg …",
    texts: (row, names) => ({
      names: names.list("food-skills", row.id, row.name),
      mentions: [
        formatFoodEffects(row.effects),
        ...row.ingredients.flatMap(({ id, name }) => names.list("items", id, name)),
        ...row.meals.flatMap(({ id, name }) => names.list("meals", id, name)),
      ],
    }),
  }),
  source: ofSkills.oneOf({
    label: "Source",
    options: toOptions(foodSources, foodSourceLabels),
    has: hasSource,
    isCounted: true,
  }),
};

const ofIngredients = createFacets<IngredientRow>();

export const ingredientFacets = {
  q: ofIngredients.text({
    label: "Name or food skill",
    texts: ({ id, name, skill }, names) => ({
      names: names.list("items", id, name),
      mentions: names.list("food-skills", skill.id, skill.name),
    }),
  }),
  ingredient: ofIngredients.oneOf({
    label: "Type",
    options: toOptions(ingredientKinds, ingredientKindLabels),
    has: (row, kind) => row.kind === kind,
    isCounted: true,
  }),
};

const ofMeals = createFacets<MealRow>();

export const mealFacets = {
  q: ofMeals.text({
    label: "Name, skill or voucher",
    texts: ({ id, name, skills, tickets }, names) => ({
      names: names.list("meals", id, name),
      mentions: [
        ...skills.flatMap((each) => names.list("food-skills", each.id, each.name)),
        ...tickets.flatMap((each) => names.list("items", each.id, each.name)),
      ],
    }),
  }),
  meal: ofMeals.oneOf({
    label: "Type",
    options: toOptions(mealKinds, mealKindLabels),
    has: (row, kind) => row.kind === kind,
    isCounted: true,
  }),
};

export const huntMealFacets = {
  q: createFacets<HuntMealRow>().text({
    label: "Monster",
    texts: ({ id, name }, names) => names.list("monsters", id, name),
  }),
};

/** State of the food lists in the address. The tabs share the text; each has a choice of its own. */
export const foodFields = {
  tab: createTabField(["skills", "ingredients", "meals", "hunts"]),
  ...getFacetFields(foodSkillFacets),
  ...getFacetFields(ingredientFacets),
  ...getFacetFields(mealFacets),
  sort: createSortField(["kind", "name", "minutes", "attack", "defense", "resistance"], {
    key: "kind",
    direction: "asc",
  }),
};

export type FoodSort = ListState<typeof foodFields>["sort"];
