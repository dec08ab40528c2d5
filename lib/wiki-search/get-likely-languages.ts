import type { TranslatedLanguage } from "@/lib/catalog/languages";

/** Languages with their own script. */
const byScript: readonly (readonly [RegExp, readonly TranslatedLanguage[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u, ["ja"]],
  [/\p{Script=Han}/u, ["ja", "zhHans", "zhHant"]],
  [/\p{Script=Hangul}/u, ["ko"]],
  [/\p{Script=Cyrillic}/u, ["ru"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Thai}/u, ["th"]],
];

/** Languages written in the letters of English. */
const latin: readonly TranslatedLanguage[] = ["fr", "de", "es", "esLA", "it", "ptBR", "pl"];

/** A word this short is still being typed. */
const minWordLength = 3;

/**
 * Languages a query may be in. A non-Latin script decides it; a query in
 * Latin letters is looked for elsewhere only when no English name has it.
 *
 * @param sure whether a name was found as it was typed
 * @param preferred languages of the browser, BCP 47, likeliest first: theirs are tried first
 */
export function getLikelyLanguages(
  query: string,
  sure: boolean,
  preferred: readonly string[] = [],
): readonly TranslatedLanguage[] {
  const written = byScript.find(([script]) => script.test(query));
  if (written) return written[1];
  if (sure || query.trim().length < minWordLength || !/\p{Script=Latin}/u.test(query)) return [];
  const preferredCodes = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  const place = (language: TranslatedLanguage) => {
    const at = preferredCodes.indexOf(language.slice(0, 2));
    return at < 0 ? preferredCodes.length : at;
  };
  return latin.toSorted((a, b) => place(a) - place(b));
}
