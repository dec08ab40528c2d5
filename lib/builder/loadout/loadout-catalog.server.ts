import { getCatalog } from "@/lib/catalog/catalog.server";
import { ofKind } from "@/lib/catalog/collection";
import { once } from "@/lib/catalog/once";
import { getBuilderCatalog } from "../catalog/catalog.server";
import { createLoadoutCatalog, type LoadoutData } from "./loadout-catalog";

/** What loadouts are checked and calculated with, out of the game's own catalog. */
export const getLoadoutCatalog = once(() => createLoadoutCatalog(getLoadoutData()));

/** The same as plain lists, to be cut down or changed before they are indexed. */
export function getLoadoutData(): LoadoutData {
  const { skills, weapons, artianParts, artianBonuses } = getCatalog();
  const [skillPool] = ofKind(artianBonuses.all, "skillPool");
  if (!skillPool) throw new Error("artianBonuses: no pool of skills");
  return {
    ...getBuilderCatalog(),
    skills: skills.all,
    weapons: weapons.all,
    artian: {
      weapons: ofKind(artianParts.all, "weapon"),
      traits: ofKind(artianParts.all, "elementTraits"),
      bonuses: [
        ...ofKind(artianBonuses.all, "productionBonus"),
        ...ofKind(artianBonuses.all, "reinforcement"),
      ],
      categoryCaps: ofKind(artianParts.all, "categoryCap"),
      skillPool,
    },
  };
}
