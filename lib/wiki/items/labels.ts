import type { ItemUse, OtherWay } from "./item-types";

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

/** Note in the drop finder on items that no monster drops. */
export const noDropKnown =
  "No monster drops it. The item's page lists quests, recipes and where it is gathered, bought or traded.";

/** Note on items without a known source. */
export const noSourceKnown =
  "Source unknown: no monster drop, quest reward, recipe, gathering point, shop, trade, support ship or melding in the tables that the site reads gives it.";

/** Ways to an item, where no place names them. */
export const wayLabels: Readonly<Record<OtherWay["kind"], string>> = {
  gather: "Gathering",
  shop: "Item shop",
  trade: "Trade with villagers",
  exchange: "Exchange",
  supportShip: "Support ship",
  melding: "Melding",
  workshop: "Workshop",
  otherQuest: "Event or side quest",
  villagers: "Gathered by villagers",
};
