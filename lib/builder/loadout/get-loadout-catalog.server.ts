import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import { getBuilderCatalog } from "../catalog/get-builder-catalog.server";
import { createLoadoutCatalog, type LoadoutData } from "./loadout-catalog";

/** Catalog to check and calculate loadouts with, out of the game's own one. */
export const getLoadoutCatalog = runOnce(() => createLoadoutCatalog(getLoadoutData()));

/** The same as plain lists, to be cut down or changed before they are indexed. */
export function getLoadoutData(): LoadoutData {
  const { skills, weapons, artianParts, artianBonuses } = getCatalog();
  const [skillPool] = isOfKind(artianBonuses.all, "skillPool");
  if (!skillPool) throw new Error("artianBonuses: no pool of skills");
  return {
    ...getBuilderCatalog(),
    skills: skills.all,
    weapons: weapons.all,
    artian: {
      weapons: isOfKind(artianParts.all, "weapon"),
      traits: isOfKind(artianParts.all, "elementTraits"),
      bonuses: [
        ...isOfKind(artianBonuses.all, "productionBonus"),
        ...isOfKind(artianBonuses.all, "reinforcement"),
      ],
      categoryCaps: isOfKind(artianParts.all, "categoryCap"),
      skillPool,
    },
  };
}
