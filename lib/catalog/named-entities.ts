/**
 * What a name belongs to, as in the files of names. Most are keyed by the id of the record. `skill-levels` are
 * keyed `skill/level`, `monster-variants` `monster/variant`, `camps` `locale/area-name`, `palico-gear` `set/piece`; `species`, `ailments`,
 * `environments` and `weapon-series` by the slug of the English name (see `to-slug.ts`).
 */
export const namedEntities = [
  "weapons",
  "armor",
  "armor-sets",
  "skills",
  "skill-levels",
  "decorations",
  "charms",
  "talismans",
  "palico-sets",
  "palico-gear",
  "pendants",
  "items",
  "monsters",
  "monster-variants",
  "parts",
  "species",
  "ailments",
  "locales",
  "locales-short",
  "environments",
  "camps",
  "gathering-places",
  "food-skills",
  "meals",
  "quests",
  "weapon-types",
  "weapon-series",
  "armor-pieces",
  "elements",
  "artian-bonuses",
  "artian-parts",
  "kinsects",
  "melodies",
  "echo-waves",
  "echo-bubbles",
] as const;

export type NamedEntity = (typeof namedEntities)[number];
