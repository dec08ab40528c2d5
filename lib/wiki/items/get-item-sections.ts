import type { ItemDetail } from "./item-types";

/** The sections that the page of an item has, for its map. */
export function getItemSections(item: ItemDetail): { id: string; label: string }[] {
  const { sources, rewards, otherWays, madeBy, makes, weapons, armor, charms, kinsects, palicoGear } = item;
  const { ingredient, meals, artianPoints, ammo, effects } = item;
  return [
    { id: "effect", label: "Effect", shown: effects.length > 0 },
    { id: "sources", label: "Quickest sources", shown: sources.length > 1 },
    { id: "drops", label: "Drop sources", shown: true },
    { id: "quests", label: "Quest rewards", shown: rewards.length > 0 },
    { id: "ways", label: "Gathered, caught, bought, traded", shown: otherWays.length > 0 },
    { id: "recipe", label: "Recipe", shown: madeBy.length > 0 },
    { id: "makes", label: "Used in recipes", shown: makes.length > 0 },
    { id: "weapons", label: "Weapons", shown: weapons.length > 0 },
    { id: "armor", label: "Armor", shown: armor.length > 0 },
    { id: "charms", label: "Charms", shown: charms.length > 0 },
    { id: "kinsects", label: "Kinsects", shown: kinsects.length > 0 },
    { id: "palico-gear", label: "Palico gear", shown: palicoGear.length > 0 },
    { id: "ammo", label: "As ammo", shown: ammo.length > 0 },
    { id: "food", label: "As an ingredient", shown: ingredient !== null },
    { id: "meals", label: "Voucher for", shown: meals.length > 0 },
    { id: "artian", label: "Artian reinforcement", shown: artianPoints.length > 0 },
  ]
    .filter(({ shown }) => shown)
    .map(({ id, label }) => ({ id, label }));
}
