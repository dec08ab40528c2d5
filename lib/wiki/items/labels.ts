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
  "Source unknown. No monster drop or recipe is known: it is gathered, bought, traded or a reward, none of which is in the game data.";
