import type { NameEntity } from "./names-store";
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
  weaponsPath,
} from "./paths";

/** Ids of weapons begin with their type. No type is the beginning of another with a dash after it. */
const weaponTypes = [
  "great-sword",
  "long-sword",
  "sword-and-shield",
  "dual-blades",
  "hammer",
  "hunting-horn",
  "lance",
  "gunlance",
  "switch-axe",
  "charge-blade",
  "insect-glaive",
  "bow",
  "light-bowgun",
  "heavy-bowgun",
] as const;

const pathOf: Partial<Record<NameEntity, (id: string) => string>> = {
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
 * Address of a thing by the key and id of its name.
 *
 * @param set the set of an armor piece, whose page shows the piece
 * @returns nothing for things without a page of their own, such as parts and ailments
 */
export function entityPath(entity: NameEntity, id: string, set?: string): string | undefined {
  if (entity === "armor") return set && armorPath(set, id);
  return pathOf[entity]?.(id);
}

function owner(id: string): string {
  return id.split("/", 1)[0] ?? id;
}
