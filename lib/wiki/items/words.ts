import type { ItemUse } from "./types";

export const itemUseWord: Readonly<Record<ItemUse, string>> = {
  weapon: "Weapons",
  armor: "Armor",
  charm: "Charms",
  kinsect: "Kinsects",
  recipe: "Recipes",
  food: "Meals",
  artian: "Artian points",
};

/** Why a price bought is shown with doubt. */
export const buyPriceDoubt = "From the game data. Many items with a price are never sold in a shop.";

/** What is said of an item without any known source. */
export const noSourceKnown =
  "Source unknown. No monster drop or recipe is known: it is gathered, bought, traded or a reward, none of which is in the game data.";
