import { type LanguageCode, languages } from "@/lib/catalog/languages";
import { loadNames } from "@/lib/names/load-names";
import { getNames } from "@/lib/names/names-store";
import type { BuilderData } from "../data/builder-data";
import { createNameIndex, type NameIndex } from "./name-index";

/** Languages by what only they write with. */
const scripts: readonly (readonly [RegExp, readonly LanguageCode[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ["ja"]],
  [/\p{Script=Hangul}/u, ["ko"]],
  [/\p{Script=Cyrillic}/u, ["ru"]],
  [/\p{Script=Thai}/u, ["th"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Han}/u, ["ja", "zhHans", "zhHant"]],
  [/[À-ÖØ-öø-ɏ]/u, ["fr", "de", "es", "esLA", "it", "ptBR", "pl"]],
];

/**
 * The languages that the names in a text may be in, besides English: by its letters, and the one that is shown on the page.
 *
 * @param shown `null` = English
 */
export function listNameLanguages(text: string, shown: LanguageCode | null): readonly LanguageCode[] {
  const [, byScript = []] = scripts.find(([script]) => script.test(text)) ?? [];
  return [...new Set([...(shown === null ? [] : [shown]), ...byScript])];
}

/** An index for the names in a text. Languages that cannot be loaded are left out. */
export function loadNameIndex(text: string, builderData: BuilderData): Promise<NameIndex> {
  return loadIndex(listNameLanguages(text, getNames().language?.code ?? null), builderData);
}

/** The same with every language of the game: for names that the letters of a text do not tell the language of. */
export function loadWholeNameIndex(builderData: BuilderData): Promise<NameIndex> {
  return loadIndex(
    languages.map(({ code }) => code),
    builderData,
  );
}

async function loadIndex(codes: readonly LanguageCode[], builderData: BuilderData): Promise<NameIndex> {
  const tables = await Promise.all(codes.map((code) => loadNames(code)));
  return createNameIndex(
    builderData,
    tables.filter((table) => table !== null),
  );
}
