import type { Element } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { elementLabels } from "@/lib/catalog/labels";
import type { Named } from "@/lib/catalog/named";
import { runOnce } from "@/lib/catalog/run-once";
import type { FoodSkill, Meal, Monster } from "@/lib/catalog/schema";
import type { MealAdvice, MealFigures } from "./food-types";
import { getMealLabel } from "./get-meal-label";
import { toNamed } from "./to-food-rows.server";

/** The element that each blight comes from. */
const blights: Readonly<Record<string, Element>> = {
  Fireblight: "fire",
  Waterblight: "water",
  Thunderblight: "thunder",
  Iceblight: "ice",
  Frostblight: "ice",
  Dragonblight: "dragon",
};

/** The food skill that is worth its place for weapons that sever alone. */
const severing = "carver-meal";

/** Food skills that are worth choosing a meal by, in the order of their worth. */
const wantedSkills: readonly {
  readonly id: string;
  readonly isWanted: (monster: Monster) => boolean;
  readonly why: string;
}[] = [
  {
    id: "tumbler-meal-hi",
    isWanted: ({ ailments }) => ailments?.some((name) => name.endsWith(" Roar")) ?? false,
    why: "helps you evade through its roar",
  },
  {
    id: severing,
    isWanted: ({ breakableParts }) => breakableParts?.some(({ severable }) => severable) ?? false,
    why: "suits a part that can be severed and carved",
  },
  { id: "defender-meal-hi", isWanted: () => true, why: "softens some of its hits" },
];

/**
 * Advice on a meal for a hunt, by rule from the facts: the village meal and the ingredient whose food skills suit the
 * monster most, a ration for resistances where it attacks with an element and for attack where it does not, and the
 * finishing touch that raises a skill. Village meals all have the same figures. The hammer has no move that severs a
 * part, so its village meal is chosen by the other skills.
 *
 * @returns `null` for small monsters, which nobody eats for
 */
export function getMealAdvice(monster: Monster): MealAdvice | null {
  if (monster.size !== "large") return null;
  const { foodSkills, foodIngredients, items } = getCatalog();
  const wanted = wantedSkills.filter(({ isWanted }) => isWanted(monster));
  const unsevered = wanted.filter(({ id }) => id !== severing);
  const dealt = [...new Set((monster.ailments ?? []).flatMap((name) => blights[name] ?? []))];
  const ration = getBest(listMeals().ration, dealt.length > 0 ? getResistance : getAttack);
  const added = getBest(
    foodIngredients.all.filter(({ kind }) => kind === "additional"),
    ({ foodSkill }) => rateSkills([foodSkill], wanted),
  );
  const finishing = getBest(
    foodIngredients.all.filter(({ kind }) => kind === "finishing"),
    ({ foodSkill, allResistance }) => allResistance + raisesSkill(foodSkills.require(foodSkill)),
  );
  const skillOf = (id: string) => toNamed(foodSkills.require(id));
  const adviseVillage = (skills: typeof wanted) => {
    const meal = getBest(listMeals().village, (each) => rateSkills(each.foodSkills, skills));
    return {
      ...toMealName(meal),
      ...addFigures([meal]),
      skills: skills.flatMap(({ id, why }) =>
        meal.foodSkills.includes(id) ? [{ ...skillOf(id), why }] : [],
      ),
    };
  };
  const village = adviseVillage(wanted);
  return {
    village,
    unsevered: village.skills.some(({ id }) => id === severing) ? adviseVillage(unsevered) : null,
    ration: {
      ...toMealName(ration),
      ...addFigures([ration, added, finishing]),
      ingredients: [added, finishing].map(({ id, foodSkill }) => ({
        ...toNamed(items.require(id)),
        skill: skillOf(foodSkill),
      })),
    },
    elements: dealt.map((element) => elementLabels[element].toLowerCase()),
  };
}

const listMeals = runOnce(() => {
  const { all } = getCatalog().meals;
  return {
    village: all.filter(({ kind }) => kind === "village"),
    ration: all.filter(({ kind }) => kind === "rationBase"),
  };
});

/** The earlier of the wanted skills count more than all later ones together. */
function rateSkills(ids: readonly string[], wanted: readonly { readonly id: string }[]): number {
  return wanted.reduce((sum, { id }, at) => sum + (ids.includes(id) ? 2 ** (wanted.length - at) : 0), 0);
}

function raisesSkill({ effects }: FoodSkill): number {
  return effects.skill && effects.skillLevelBonus ? 1 : 0;
}

function getResistance({ allResistance, defense }: Meal): number {
  return allResistance * 100 + defense;
}

function getAttack({ attack, defense }: Meal): number {
  return attack * 100 + defense;
}

/** The first of the best. */
function getBest<T>(all: readonly T[], rate: (each: T) => number): T {
  const [first, ...rest] = all;
  if (first === undefined) throw new RangeError("There is nothing to choose from.");
  return rest.reduce((best, each) => (rate(each) > rate(best) ? each : best), first);
}

function toMealName(meal: Meal): Named {
  return { id: meal.id, name: getMealLabel(meal) };
}

function addFigures(parts: readonly MealFigures[]): MealFigures {
  const sum = (key: keyof MealFigures) => parts.reduce((total, each) => total + each[key], 0);
  return {
    minutes: sum("minutes"),
    health: sum("health"),
    stamina: sum("stamina"),
    attack: sum("attack"),
    defense: sum("defense"),
    allResistance: sum("allResistance"),
  };
}
