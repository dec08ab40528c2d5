import type { ItemUse } from "./item-types";

export const itemUseLabels: Readonly<Record<ItemUse, string>> = {
  weapon: "Weapons",
  armor: "Armor",
  charm: "Charms",
  kinsect: "Kinsects",
  recipe: "Recipes",
  food: "Meals",
  artian: "Artian points",
  palico: "Palico gear",
};

/** Note on buy prices. */
export const buyPriceDoubt = "From the game data. Many items with a price are never sold in a shop.";
