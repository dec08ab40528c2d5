/**
 * Kinds of records with a list and a page each in the wiki. Addresses, menu, tiles, quick links, icons, search, sitemap
 * and citations follow from this table, in its order; a list that cannot follow is a `Record<WikiKind, …>`, which does
 * not compile without every kind. The table is part of every page: texts that one place alone shows are kept at that
 * place.
 */
interface WikiKindEntry {
  /** Part of the address after `/wiki/`. */
  readonly path: string;
  /** Heading of its list, and its link. */
  readonly title: string;
  /** Singular and plural of its records. */
  readonly one: string;
  readonly many: string;
  /** Part of the menu. */
  readonly menu: "Gear" | "Monsters" | "World";
  /** Of the sprite. */
  readonly icon: string;
  /** The file below `public/og` for link previews, without its ending. */
  readonly picture: string;
  /** Collection of the catalog. */
  readonly records: string;
  /** Key of the names in other languages. */
  readonly names: string;
  /** Place among equally good results of the search, smallest first. */
  readonly searchOrder: number;
}

export const wikiKinds = {
  monster: {
    path: "hitzones",
    title: "Hitzones",
    one: "Monster",
    many: "Monsters",
    menu: "Monsters",
    icon: "hitzone",
    picture: "monsters",
    records: "monsters",
    names: "monsters",
    searchOrder: 1,
  },
  weapon: {
    path: "weapons",
    title: "Weapons",
    one: "Weapon",
    many: "Weapons",
    menu: "Gear",
    icon: "great-sword",
    picture: "weapons",
    records: "weapons",
    names: "weapons",
    searchOrder: 6,
  },
  "armor-set": {
    path: "armor",
    title: "Armor",
    one: "Armor set",
    many: "Armor sets",
    menu: "Gear",
    icon: "chest",
    picture: "armor",
    records: "armorSets",
    names: "armor-sets",
    searchOrder: 5,
  },
  skill: {
    path: "skills",
    title: "Skills",
    one: "Skill",
    many: "Skills",
    menu: "Gear",
    icon: "skill",
    picture: "skills",
    records: "skills",
    names: "skills",
    searchOrder: 4,
  },
  decoration: {
    path: "decorations",
    title: "Decorations",
    one: "Decoration",
    many: "Decorations",
    menu: "Gear",
    icon: "decoration",
    picture: "decorations",
    records: "decorations",
    names: "decorations",
    searchOrder: 8,
  },
  charm: {
    path: "charms",
    title: "Charms",
    one: "Charm",
    many: "Charms",
    menu: "Gear",
    icon: "charm",
    picture: "charms",
    records: "charms",
    names: "charms",
    searchOrder: 9,
  },
  "palico-gear": {
    path: "palico-gear",
    title: "Palico Gear",
    one: "Palico gear",
    many: "Palico gear",
    menu: "Gear",
    icon: "palico",
    picture: "palico",
    records: "palicoGear",
    names: "palico-sets",
    searchOrder: 10,
  },
  item: {
    path: "items",
    title: "Items",
    one: "Item",
    many: "Items",
    menu: "World",
    icon: "item",
    picture: "items",
    records: "items",
    names: "items",
    searchOrder: 7,
  },
  quest: {
    path: "quests",
    title: "Quests",
    one: "Quest",
    many: "Quests",
    menu: "Monsters",
    icon: "run",
    picture: "quests",
    records: "quests",
    names: "quests",
    searchOrder: 13,
  },
  "side-quest": {
    path: "side-quests",
    title: "Side Quests",
    one: "Side quest",
    many: "Side quests",
    menu: "Monsters",
    icon: "rules",
    picture: "side-quests",
    records: "sideQuests",
    names: "side-quests",
    searchOrder: 14,
  },
  locale: {
    path: "locales",
    title: "Locales",
    one: "Locale",
    many: "Locales",
    menu: "World",
    icon: "locale",
    picture: "locales",
    records: "locales",
    names: "locales",
    searchOrder: 2,
  },
  "food-skill": {
    path: "food-skills",
    title: "Food Skills",
    one: "Food skill",
    many: "Food skills",
    menu: "World",
    icon: "food",
    picture: "food",
    records: "foodSkills",
    names: "food-skills",
    searchOrder: 11,
  },
} as const satisfies Record<string, WikiKindEntry>;

export type WikiKind = keyof typeof wikiKinds;

/** In the order of the table. */
export const wikiKindIds = Object.keys(wikiKinds) as readonly WikiKind[];

/** The list of each kind, in the order of the table. */
export const wikiLinks = wikiKindIds.map((kind) => ({
  kind,
  label: wikiKinds[kind].title,
  href: getListPath(kind),
  icon: wikiKinds[kind].icon,
}));

export function getListPath(kind: WikiKind): string {
  return `/wiki/${wikiKinds[kind].path}`;
}
