import { getStem, splitWords } from "@/lib/text/fold";
import type { Lexicon } from "./build-lexicon";
import { findFirstFrom } from "./match-words";

/** Maximum query length in characters: longer ones are pasted by mistake. */
export const maxQueryLength = 80;

/** Filler words that no name needs. They stay if the query has no others. */
const fillers = new Set([
  "the",
  "of",
  "and",
  "to",
  "for",
  "in",
  "where",
  "how",
  "get",
  "what",
  "is",
  "does",
  "do",
  "best",
  "against",
  "which",
  "can",
  "when",
]);

/** Most words of a query that count. */
const maxWords = 8;

/** The words that were typed, folded, in their order. */
export function getTypedWords(query: string): string[] {
  const all = splitWords(query.slice(0, maxQueryLength))
    .map(({ word }) => word)
    .slice(0, maxWords);
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}

/** One way to understand what was typed. */
interface QueryReading {
  readonly words: readonly string[];
  /** A word was split, which may be a coincidence: `paracat` is a typo of Paracoat, not a cat. */
  readonly isSplit: boolean;
}

/**
 * Possible readings of the words, likeliest first: as typed; with `rathalosplate` split; with
 * `bow gun` put together.
 */
export function listReadings(typed: readonly string[], { words, known }: Lexicon): QueryReading[] {
  const ways: QueryReading[] = [{ words: typed, isSplit: false }];
  const apart = typed.flatMap((word) => takeApart(word, known, words) ?? [word]);
  if (apart.length > typed.length && apart.length <= maxWords) ways.push({ words: apart, isSplit: true });
  for (let index = 0; index + 1 < typed.length; index += 1) {
    const joined = `${typed[index]}${typed[index + 1]}`;
    if (joined.length >= 4 && (known.has(joined) || isBeginning(joined, words))) {
      const together = [...typed.slice(0, index), joined, ...typed.slice(index + 2)];
      ways.push({ words: together, isSplit: false });
    }
  }
  return ways;
}

/** Shortest part of a word that was typed without spaces. */
const minPartLength = 3;

/** `greatsword` → great, sword; the last part may be a beginning. Two parts or three. */
function takeApart(
  word: string,
  known: ReadonlySet<string>,
  words: readonly string[],
  parts = 3,
): string[] | undefined {
  if (word.length < 2 * minPartLength) return undefined;
  // The longest first part is the likeliest: `great` before `gre`.
  for (let at = word.length - minPartLength; at >= minPartLength; at -= 1) {
    const first = word.slice(0, at);
    const rest = word.slice(at);
    if (!known.has(first) && !known.has(getStem(first))) continue;
    if (known.has(rest) || known.has(getStem(rest)) || isBeginning(rest, words)) {
      return [first, rest];
    }
    const more = parts > 2 ? takeApart(rest, known, words, parts - 1) : undefined;
    if (more) return [first, ...more];
  }
  return undefined;
}

/** Whether any of the sorted words begins so. */
function isBeginning(beginning: string, words: readonly string[]): boolean {
  return words[findFirstFrom(beginning, words)]?.startsWith(beginning) ?? false;
}
