import { type TranslatedLanguage, translatedLanguages } from "./languages";
import { readData } from "./read-data.server";
import { namesSchema } from "./schema";

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

/** Every name in one language: entity, id, name. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Names of one record in the languages that have one. */
export type NamesByLanguage = Readonly<Partial<Record<TranslatedLanguage, string>>>;

const loaded = new Map<TranslatedLanguage, Names>();

/** All names in a language but English, read and validated once per process. */
export function getNamesIn(language: TranslatedLanguage): Names {
  const known = loaded.get(language);
  if (known) return known;
  const names = readData(`names/${language}.json`, namesSchema);
  loaded.set(language, names);
  return names;
}

/** The name of a record in each language. Empty where the game's tables hold no names of it. */
export function getNamesByLanguage(entity: NamedEntity, id: string): NamesByLanguage {
  const names: Partial<Record<TranslatedLanguage, string>> = {};
  for (const language of translatedLanguages) {
    const name = getNamesIn(language)[entity]?.[id];
    if (name) names[language] = name;
  }
  return names;
}
