import { toSlug } from "@/lib/catalog/to-slug";
import { countTypos } from "@/lib/text/count-typos";

/**
 * The word that was probably meant.
 *
 * @param maxTypos letters that may differ; by default a third of what was written
 */
export function findClosestWord(
  written: string,
  words: Iterable<string>,
  maxTypos = Math.ceil(written.length / 3),
): string | undefined {
  const slug = toSlug(written);
  let found: string | undefined;
  let minTypos = maxTypos + 1;
  for (const word of words) {
    const typos =
      word === slug ? 0 : Math.min(countTypos(slug, word, maxTypos).whole, getPrefixDistance(slug, word));
    if (typos >= minTypos) continue;
    minTypos = typos;
    found = word;
  }
  return found;
}

/** `weakness` is taken for the beginning of `weakness-exploit`, when nothing is nearer. */
function getPrefixDistance(slug: string, word: string): number {
  return slug.length >= 4 && word.startsWith(slug) ? slug.length / 4 : Number.POSITIVE_INFINITY;
}
