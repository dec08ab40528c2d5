import { type TranslatedLanguage, translatedLanguages } from "./languages";
import type { NamedEntity } from "./named-entities";
import { readData } from "./read-data.server";
import { namesSchema } from "./schema";

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
