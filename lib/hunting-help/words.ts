import { getStem, isUnspaced, splitWords } from "@/lib/text/fold";
import { maxMarks, maxWords } from "./rules";

/** Words that are in every text and find nothing. */
const common = new Set(
  "a an and are as at be but by can do for from have help how i if in is it me my need not of on or so some that the this to want what when with you".split(
    " ",
  ),
);

/** Letters by which a longer word is found while it is unfinished. */
export const markLength = 4;

/** The telling words of texts: folded, without English plurals, each once, in their order. `maxWords` at most. */
export function splitTellingWords(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => (text ? splitWords(text).map(({ word }) => getStem(word)) : []));
  return [...new Set(words.filter((word) => !common.has(word)))].slice(0, maxWords);
}

/**
 * Index marks of a word besides the word itself: its beginning, written `gogm*`, and each pair of characters where a
 * script has no spaces between words. Empty for shorter words.
 */
export function listMarks(word: string): string[] {
  if (isUnspaced(word)) {
    const letters = [...word];
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  }
  return word.length >= markLength ? [`${word.slice(0, markLength)}*`] : [];
}

/** Index words of texts: their telling words and the marks of these, `maxWords` and `maxMarks` at most. */
export function listWords(texts: readonly (string | null)[]): string[] {
  const words = splitTellingWords(texts);
  const marks = new Set(words.flatMap(listMarks));
  return [...new Set([...words.filter((word) => word.length <= 40), ...[...marks].slice(0, maxMarks)])];
}
