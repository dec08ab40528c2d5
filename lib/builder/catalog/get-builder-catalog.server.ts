import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { BuilderCatalog } from "./catalog";

/** The game's own catalog, as the builder reads it. */
export function getBuilderCatalog(): BuilderCatalog {
  const { skills, armor, decorations, charms, randomTalismans } = getCatalog();
  return {
    skills: skills.all,
    armor: armor.all,
    decorations: decorations.all,
    charms: charms.all,
    talismans: {
      talismans: isOfKind(randomTalismans.all, "talisman"),
      skillGroups: isOfKind(randomTalismans.all, "skillGroup"),
      slotGroups: isOfKind(randomTalismans.all, "slotGroup"),
    },
  };
}
