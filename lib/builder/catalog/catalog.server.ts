import { getCatalog } from "@/lib/catalog/catalog.server";
import { ofKind } from "@/lib/catalog/collection";
import type { BuilderCatalog } from "./catalog";

/** The game's own catalogue, as the builder reads it. */
export function getBuilderCatalog(): BuilderCatalog {
  const { skills, armor, decorations, charms, randomTalismans } = getCatalog();
  return {
    skills: skills.all,
    armor: armor.all,
    decorations: decorations.all,
    charms: charms.all,
    talismans: {
      talismans: ofKind(randomTalismans.all, "talisman"),
      skillGroups: ofKind(randomTalismans.all, "skillGroup"),
      slotGroups: ofKind(randomTalismans.all, "slotGroup"),
    },
  };
}
