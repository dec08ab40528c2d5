/** Lower case without diacritics, so that "gore magala" finds "Gore Mágala" and "a" does not find "α". */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}

/**
 * Whether every word of the query stands somewhere in the texts, in any order. An empty query fits all.
 *
 * @param texts names and further words of a row; empty ones are allowed
 */
export function matchesText(query: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = foldText(texts.filter(Boolean).join(" "));
  return words.every((word) => text.includes(word));
}
