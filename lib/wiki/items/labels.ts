import type { ItemUse } from "./item-types";

export const itemUseLabels: Readonly<Record<ItemUse, string>> = {
  weapon: "Weapons",
  armor: "Armor",
  charm: "Charms",
  kinsect: "Kinsects",
  recipe: "Recipes",
  food: "Meals",
  artian: "Artian points",
};

/** Note on buy prices. */
export const buyPriceDoubt = "From the game data. Many items with a price are never sold in a shop.";

/** Note on items without a known source. */
export const noSourceKnown =
  "Source unknown: no monster drop, quest reward, recipe, gathering point, shop, trade, support ship or melding in the tables that the site reads gives it.";
