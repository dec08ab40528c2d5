import { findLanguage, type LanguageCode } from "@/lib/catalog/languages";
import { getQuery, setQuery } from "@/lib/site/address-query";

/** Local-storage key of the language in which names are shown. */
export const nameLanguageKey = "name-language";

/** Key of the address that carries the language, so that a shared link shows the same names. */
const addressKey = "lang";

/** The language in an address; undefined if missing or unknown. */
export function getLanguage(address: string): LanguageCode | undefined {
  const code = new URL(address, "http://page").searchParams.get(addressKey);
  return code === null ? undefined : findLanguage(code)?.code;
}

/**
 * The address with the language that it should carry, or without any. Whatever else it holds stays as it is
 * written.
 *
 * @param address from the root, with query and fragment
 */
export function setLanguage(address: string, language: LanguageCode | undefined): string {
  const otherPairs = getQuery(address)
    .split("&")
    .filter((pair) => pair !== "" && pair !== addressKey && !pair.startsWith(`${addressKey}=`));
  const pairs = language ? [...otherPairs, `${addressKey}=${language}`] : otherPairs;
  return setQuery(address, pairs.join("&"));
}

/**
 * Language to carry in the address. English is what an address without a language means, unless this browser remembers
 * another one: then a link to English must say so to survive a reload.
 */
export function getLanguageToCarry(
  shown: LanguageCode,
  remembered: LanguageCode | undefined,
): LanguageCode | undefined {
  if (shown !== "en") return shown;
  return remembered && remembered !== "en" ? "en" : undefined;
}
