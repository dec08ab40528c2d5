import { getStem, splitWords } from "@/lib/text/fold";
import { maxWords } from "./rules";

/** Words that are in every text and find nothing. */
const common = new Set(
  "a an and are as at be but by can do for from have help how i if in is it me my need not of on or so some that the this to want what when with you".split(
    " ",
  ),
);

/**
 * The words that texts are found by: folded, without English plurals, each once, in the order of the texts.
 * `maxWords` at most.
 */
export function listWords(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => (text ? splitWords(text).map(({ word }) => getStem(word)) : []));
  const telling = words.filter((word) => !common.has(word) && word.length <= 40);
  return [...new Set(telling)].slice(0, maxWords);
}

/**
 * A query as the store is asked: the longest of its words, which is the rarest more often than not, and those that
 * each document must have besides; `null` where no word of it can find anything.
 */
export function readWordQuery(
  query: string,
): { readonly first: string; readonly others: readonly string[] } | null {
  const [first, ...others] = listWords([query]).toSorted((a, b) => b.length - a.length);
  return first === undefined ? null : { first, others };
}
