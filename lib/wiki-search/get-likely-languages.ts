import type { TranslatedLanguage } from "@/lib/catalog/languages";
import { getLanguagesOfScript } from "@/lib/names/languages-of-script";

/** Languages written in the letters of English. */
const latin: readonly TranslatedLanguage[] = ["fr", "de", "es", "esLA", "it", "ptBR", "pl"];

/** A word this short is still being typed. */
const minWordLength = 3;

/** How well the names at hand answer a query: as typed; all words, some with typos; or not by all words. */
export type Certainty = "exact" | "corrected" | "none";

/**
 * Languages a query may be in. A non-Latin script decides it; a query in
 * Latin letters is looked for elsewhere only when no English name has it. Where one has it but for typos, only the
 * languages of the browser are tried. Japanese is last: its names are also found as they sound.
 *
 * @param certainty of the names that are known already
 * @param preferred languages of the browser, BCP 47, likeliest first: theirs are tried first
 */
export function getLikelyLanguages(
  query: string,
  certainty: Certainty,
  preferred: readonly string[] = [],
): readonly TranslatedLanguage[] {
  const written = getLanguagesOfScript(query);
  if (written.length > 0) return written;
  if (certainty === "exact" || query.trim().length < minWordLength || !/\p{Script=Latin}/u.test(query))
    return [];
  const preferredCodes = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  const place = (language: TranslatedLanguage) => {
    const at = preferredCodes.indexOf(language.slice(0, 2));
    return at < 0 ? preferredCodes.length : at;
  };
  const sorted = [...latin.toSorted((a, b) => place(a) - place(b)), "ja" as const];
  return certainty === "none" ? sorted : sorted.filter((language) => place(language) < preferredCodes.length);
}
