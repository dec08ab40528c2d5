import type { MealKind, MealVillage } from "@/lib/catalog/codes";

/** Locale id of the village of a meal. */
const villageLocale: Readonly<Record<MealVillage, string>> = {
  kunafa: "kunafa-windsong-village",
  "wudwud-hideout": "wudwud-hideout",
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
  "village-wudwud-hideout": "Wudwud Hideout meal",
};

interface MealLike {
  readonly id: string;
  readonly kind: MealKind;
  readonly name?: string;
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

/** What speaks against the village that the record of a meal names. */
const doubts: Readonly<Record<string, string>> = {
  "village-wudwud-hideout":
    "It has the same skills as the Suja voucher meal, so it may be served in Suja instead.",
};

/** Why the place of a meal is in doubt: a sentence or two; `undefined` where nothing speaks against it. */
export function getMealDoubt({ id }: MealLike): string | undefined {
  return doubts[id];
}

/** Id of a village meal's record. */
function getVillageMealId(village: MealVillage): string {
  return `village-${village}`;
}

/** The locale that serves a meal: its village, or the Grand Hub. Rations are cooked anywhere. */
export function getMealLocale({ id, kind }: MealLike): string | null {
  if (kind === "hub") return "grand-hub";
  const village = villages.find((each) => id === getVillageMealId(each));
  return village ? villageLocale[village] : null;
}

const villages: readonly MealVillage[] = ["kunafa", "wudwud-hideout", "azuz", "sild"];
