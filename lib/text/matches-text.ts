import { fold } from "@/lib/text/fold";

/**
 * Whether every word of the query is somewhere in the texts, in any order. Normalized like the search:
 * "gore magala" finds "Gore Mágala", "hunters" finds "Hunter's", "alpha" finds "α". An empty query fits all.
 *
 * @param texts names and further words of a row; empty ones are allowed
 */
export function matchesText(query: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = fold(texts.filter(Boolean).join(" "));
  return words.every((word) => text.includes(word));
}
