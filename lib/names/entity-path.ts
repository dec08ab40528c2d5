import { weaponTypes } from "@/lib/catalog/codes";
import {
  armorPath,
  artianPath,
  charmPath,
  decorationPath,
  foodSkillPath,
  itemPath,
  kinsectsPath,
  localePath,
  melodiesPath,
  monsterPath,
  questPath,
  skillPath,
  talismansPath,
  weaponsPath,
} from "@/lib/site/wiki-paths";
import type { NameEntity } from "./names-store";

const pathOf: Partial<Record<NameEntity, (id: string) => string>> = {
  // Ids of weapons begin with their type, and no type is the beginning of another with a dash after it.
  weapons: (id) =>
    weaponsPath(
      weaponTypes.find((type) => id.startsWith(`${type}-`)),
      id,
    ),
  "armor-sets": (id) => armorPath(id),
  skills: skillPath,
  "skill-levels": (id) => skillPath(owner(id)),
  decorations: decorationPath,
  charms: charmPath,
  talismans: () => talismansPath,
  items: itemPath,
  monsters: monsterPath,
  "monster-variants": (id) => monsterPath(owner(id)),
  locales: localePath,
  "locales-short": localePath,
  camps: (id) => localePath(owner(id)),
  "food-skills": foodSkillPath,
  quests: questPath,
  "weapon-types": (id) => weaponsPath(id),
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
export function entityPath(entity: NameEntity, id: string, set?: string): string | undefined {
  if (entity === "armor") return set && armorPath(set, id);
  return pathOf[entity]?.(id);
}

function owner(id: string): string {
  return id.split("/", 1)[0] ?? id;
}
