import { weaponTypes } from "@/lib/catalog/codes";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import { wikiKindIds, wikiKinds } from "@/lib/site/wiki-kinds";
import {
  ailmentsPath,
  artianPath,
  bowgunsPath,
  getArmorPath,
  getWeaponPath,
  getWikiPath,
  kinsectsPath,
  layeredArmorPath,
  melodiesPath,
  pendantsPath,
  talismansPath,
} from "@/lib/site/wiki-paths";

const pathsByEntity: Partial<Record<NamedEntity, (id: string) => string>> = {
  ...Object.fromEntries(
    wikiKindIds.map((kind) => [wikiKinds[kind].names, (id: string) => getWikiPath(kind, id)]),
  ),
  // Ids of weapons begin with their type, and no type is the beginning of another with a dash after it.
  weapons: (id) =>
    getWeaponPath(
      weaponTypes.find((type) => id.startsWith(`${type}-`)),
      id,
    ),
  "skill-levels": (id) => getWikiPath("skill", getOwnerId(id)),
  "palico-gear": (id) => getWikiPath("palico-gear", getOwnerId(id)),
  pendants: () => pendantsPath,
  talismans: () => talismansPath,
  "monster-variants": (id) => getWikiPath("monster", getOwnerId(id)),
  "locales-short": (id) => getWikiPath("locale", id),
  camps: (id) => getWikiPath("locale", getOwnerId(id)),
  "weapon-types": (id) => getWeaponPath(id),
  ailments: (id) => `${ailmentsPath}#${id}`,
  "hunter-ailments": (id) => `${ailmentsPath}#${id}`,
  "layered-armor": () => layeredArmorPath,
  "bowgun-mods": (id) => `${bowgunsPath}#${id}`,
  "special-ammo": (id) => `${bowgunsPath}#${id}`,
  kinsects: (id) => `${kinsectsPath}#${id}`,
  melodies: (id) => `${melodiesPath}#${id}`,
  "artian-parts": () => artianPath,
  "artian-bonuses": () => artianPath,
};

/**
 * Path of an entity by the key and id of its name.
 *
 * @param set the set of an armor piece, whose page shows the piece
 * @returns undefined without a page, as for parts and species
 */
export function getEntityPath(entity: NamedEntity, id: string, set?: string): string | undefined {
  if (entity === "armor") return set && getArmorPath(set, id);
  return pathsByEntity[entity]?.(id);
}

function getOwnerId(id: string): string {
  return id.split("/", 1)[0] ?? id;
}
