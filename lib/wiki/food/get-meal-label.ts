import { type MealKind, type MealVillage, mealVillages, villageMealIds } from "@/lib/catalog/world-codes";

/** Locale id of the village of a meal. */
const villageLocale: Readonly<Record<MealVillage, string>> = {
  kunafa: "kunafa-windsong-village",
  suja: "suja-peaks-of-accord",
  azuz: "azuz-the-everforge",
  sild: "sild-the-keepers-vigil",
};

/** Village meals and rations have no name in the game's tables: these are plain words for them. */
const labels: Readonly<Record<string, string>> = {
  "ration-meat": "Meat ration",
  "ration-fish": "Fish ration",
  "ration-vegetable": "Vegetable ration",
  "village-kunafa": "Kunafa village meal",
  "village-azuz": "Azuz village meal",
  "village-sild": "Sild village meal",
  "village-wudwud-hideout": "Suja village meal",
};

interface MealLike {
  readonly id: string;
  readonly kind: MealKind;
  readonly name?: string | undefined;
}

/**
 * Name of a meal, or our label if it has none.
 *
 * @throws for a nameless meal that has no word yet
 */
export function getMealLabel({ id, name }: MealLike): string {
  const label = name ?? labels[id];
  if (!label) throw new Error(`meal "${id}" has neither a name nor a label`);
  return label;
}

/** The locale that serves a meal: its village, or the Grand Hub. Rations are cooked anywhere. */
export function getMealLocale({ id, kind }: MealLike): string | null {
  if (kind === "hub") return "grand-hub";
  const village = mealVillages.find((each) => id === villageMealIds[each]);
  return village ? villageLocale[village] : null;
}
