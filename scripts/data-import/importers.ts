import { importFoodIngredients } from "./entities/import-food-ingredients";
import { importFoodSkills } from "./entities/import-food-skills";
import { importItems } from "./entities/import-items";
import { importKinsects } from "./entities/import-kinsects";
import { importMeals } from "./entities/import-meals";
import { importMonsterDrops } from "./entities/import-monster-drops";
import { importMonsters } from "./entities/import-monsters";
import { importSkills } from "./entities/import-skills";
import type { Importer } from "./importer";

/** Every importer. One that needs the ids of another comes after it. */
export const importers: readonly Importer[] = [
  importItems,
  importSkills,
  importMonsters,
  importMonsterDrops,
  importFoodSkills,
  importFoodIngredients,
  importMeals,
  importKinsects,
];
