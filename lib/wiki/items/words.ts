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
export const buyPriceDoubt =
  "The tables hold this price, but not which shop sells the item: many items with a price are never on sale.";

/** What is said of an item without any known source. */
export const noSourceKnown =
  "No monster drops it and no recipe makes it. It is gathered, bought, traded or paid as a reward: the tables this wiki is built on do not hold those.";
