import { weaponTypes } from "@/lib/catalog/codes";
import {
  artianPath,
  getArmorPath,
  getCharmPath,
  getDecorationPath,
  getFoodSkillPath,
  getItemPath,
  getLocalePath,
  getMonsterPath,
  getPalicoGearPath,
  getQuestPath,
  getSkillPath,
  getWeaponPath,
  kinsectsPath,
  melodiesPath,
  pendantsPath,
  talismansPath,
} from "@/lib/site/wiki-paths";
import type { NameEntity } from "./names-store";

const pathsByEntity: Partial<Record<NameEntity, (id: string) => string>> = {
  // Ids of weapons begin with their type, and no type is the beginning of another with a dash after it.
  weapons: (id) =>
    getWeaponPath(
      weaponTypes.find((type) => id.startsWith(`${type}-`)),
      id,
    ),
  "armor-sets": (id) => getArmorPath(id),
  skills: getSkillPath,
  "skill-levels": (id) => getSkillPath(getOwnerId(id)),
  decorations: getDecorationPath,
  charms: getCharmPath,
  "palico-sets": getPalicoGearPath,
  "palico-gear": (id) => getPalicoGearPath(getOwnerId(id)),
  pendants: () => pendantsPath,
  talismans: () => talismansPath,
  items: getItemPath,
  monsters: getMonsterPath,
  "monster-variants": (id) => getMonsterPath(getOwnerId(id)),
  locales: getLocalePath,
  "locales-short": getLocalePath,
  camps: (id) => getLocalePath(getOwnerId(id)),
  "food-skills": getFoodSkillPath,
  quests: getQuestPath,
  "weapon-types": (id) => getWeaponPath(id),
  kinsects: (id) => `${kinsectsPath}#${id}`,
  melodies: (id) => `${melodiesPath}#${id}`,
  "artian-parts": () => artianPath,
  "artian-bonuses": () => artianPath,
};

/**
 * Path of an entity by the key and id of its name.
 *
 * @param set the set of an armor piece, whose page shows the piece
 * @returns undefined without a page, as for parts and ailments
 */
export function getEntityPath(entity: NameEntity, id: string, set?: string): string | undefined {
  if (entity === "armor") return set && getArmorPath(set, id);
  return pathsByEntity[entity]?.(id);
}

function getOwnerId(id: string): string {
  return id.split("/", 1)[0] ?? id;
}
