import type { NameEntity } from "@/lib/names/names-store";

/** What the search can find, in the order of equally good results. */
export const searchKinds = [
  "monster",
  "locale",
  "page",
  "skill",
  "armor-set",
  "weapon",
  "item",
  "decoration",
  "charm",
  "palico-gear",
  "food-skill",
  "armor",
  "quest",
] as const;

export type SearchKind = (typeof searchKinds)[number];

interface KindLabels {
  /** Singular, next to a result. */
  readonly one: string;
  /** Plural, on a filter and above a group. */
  readonly many: string;
  /** Key of the name tables in other languages; pages have none. */
  readonly entity?: NameEntity;
}

export const kindLabels: Readonly<Record<SearchKind, KindLabels>> = {
  monster: { one: "Monster", many: "Monsters", entity: "monsters" },
  page: { one: "Page", many: "Pages" },
  skill: { one: "Skill", many: "Skills", entity: "skills" },
  "armor-set": { one: "Armor set", many: "Armor sets", entity: "armor-sets" },
  weapon: { one: "Weapon", many: "Weapons", entity: "weapons" },
  item: { one: "Item", many: "Items", entity: "items" },
  decoration: { one: "Decoration", many: "Decorations", entity: "decorations" },
  charm: { one: "Charm", many: "Charms", entity: "charms" },
  "palico-gear": { one: "Palico gear", many: "Palico gear", entity: "palico-sets" },
  locale: { one: "Locale", many: "Locales", entity: "locales" },
  "food-skill": { one: "Food skill", many: "Food skills", entity: "food-skills" },
  armor: { one: "Armor piece", many: "Armor pieces", entity: "armor" },
  quest: { one: "Quest", many: "Quests", entity: "quests" },
};

/** The kind of a text that may be anything. */
export function findKind(text: string): SearchKind | undefined {
  return searchKinds.find((kind) => kind === text);
}
