import { countSlips, getLetterMask, getMaxTypos, isTooFar } from "@/lib/text/count-typos";
import { getStem } from "@/lib/text/fold";
import { spellings } from "@/lib/text/spellings";
import type { Lexicon } from "./build-lexicon";

/** Cost of a match; lower is better. */
export const cost = {
  exact: 0,
  /** `plates` for `plate`, `3` for `III`. */
  variant: 1,
  beginning: 2,
  /** Within a word of a script without spaces, where a word may begin anywhere. */
  within: 4,
  /** From here on a guess. */
  inside: 8,
  typo: 16,
} as const;

/** No match. */
export const noMatch = 255;

/** From here on what matched is not what was typed. */
export const guessed = cost.inside;

/** A typed word, compared with every word of a lexicon. */
export interface WordMatch {
  readonly text: string;
  /** Per word of the lexicon what it costs, or `noMatch`. */
  readonly costs: Uint8Array;
  /** Indexes of the matching words. */
  readonly places: readonly number[];
}

/** The words that are what was typed, begin so, or are written so by others. */
function matchExactly(typed: string, lexicon: Lexicon): WordMatch {
  const { words, byStem, unspaced } = lexicon;
  const costs = new Uint8Array(words.length).fill(noMatch);
  const places: number[] = [];
  const add = (at: number, price: number) => {
    if ((costs[at] ?? 0) !== noMatch) return;
    costs[at] = price;
    places.push(at);
  };
  const first = findFirstFrom(typed, words);
  if (words[first] === typed) add(first, cost.exact);
  const other = spellings[typed];
  const place = other === undefined ? -1 : findFirstFrom(other, words);
  if (words[place] === other) add(place, cost.variant);
  for (const at of byStem.get(getStem(typed)) ?? []) add(at, cost.variant);
  for (let at = first; words[at]?.startsWith(typed); at += 1) add(at, cost.beginning);
  for (const at of unspaced) if (words[at]?.includes(typed)) add(at, cost.within);
  return { text: typed, costs, places };
}

/** Adds words that contain the typed text, and words one or two typos away. */
function matchWithGuesses(exact: WordMatch, { words, letters }: Lexicon): WordMatch {
  const { text: typed } = exact;
  const maxTypos = getMaxTypos(typed.length);
  if (maxTypos === 0) return exact;
  const own = getLetterMask(typed);
  const costs = exact.costs.slice();
  const places = [...exact.places];
  for (let at = 0; at < words.length; at += 1) {
    if (costs[at] !== noMatch || isTooFar(own, letters[at] ?? 0, maxTypos)) continue;
    const price = getGuessCost(typed, words[at] ?? "", maxTypos);
    if (price === noMatch) continue;
    costs[at] = price;
    places.push(at);
  }
  return { text: typed, costs, places };
}

function getGuessCost(typed: string, word: string, maxTypos: number): number {
  if (word.includes(typed)) return cost.inside;
  const slips = countSlips(typed, word, maxTypos);
  return slips === Number.POSITIVE_INFINITY ? noMatch : cost.typo * slips;
}

/** Place of the first of the sorted words that does not come before `word`. */
export function findFirstFrom(word: string, words: readonly string[]): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Compares with and without guesses. */
export interface WordMatcher {
  exact(typed: string): WordMatch;
  guessing(typed: string): WordMatch;
}

/** Size of the cache: the words of a query and of its previous version. */
const maxRemembered = 48;

/** Compares typed words with a lexicon, each once: from letter to letter most words of a query stay the same. */
export function createMatcher(lexicon: Lexicon): WordMatcher {
  const exact = remember((typed) => matchExactly(typed, lexicon));
  return { exact, guessing: remember((typed) => matchWithGuesses(exact(typed), lexicon)) };
}

function remember(work: (typed: string) => WordMatch): (typed: string) => WordMatch {
  const known = new Map<string, WordMatch>();
  return (typed) => {
    const before = known.get(typed);
    if (before) return before;
    const match = work(typed);
    // The oldest goes first: a map keeps the order in which it was filled.
    if (known.size >= maxRemembered) known.delete(known.keys().next().value ?? "");
    known.set(typed, match);
    return match;
  };
}
