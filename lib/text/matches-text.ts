import { countSlips, getMaxTypos } from "./count-typos";
import { fold, splitWords } from "./fold";

/** Names and further words of a row; empty ones are allowed. */
export type RowTexts = readonly (string | null | undefined)[];

/** Whether a row has the words that were typed. */
export interface TextTest<Row> {
  (row: Row): boolean;
  /** The same but for typos. For lists in which no row has the words as typed. */
  readonly guess: (row: Row) => boolean;
}

/**
 * Whether every word of the query is somewhere in the texts, in any order. Normalized like the search:
 * "gore magala" finds "Gore Mágala", "hunters" finds "Hunter's", "alpha" finds "α". An empty query fits all.
 *
 * @param texts names and further words of a row; empty ones are allowed
 */
export function matchesText(query: string, ...texts: RowTexts): boolean {
  return matchesWords(getQueryWords(query), texts);
}

/** The test of a list's text field, which reads the query once. */
export function createTextTest<Row>(query: string, getTexts: (row: Row) => RowTexts): TextTest<Row> {
  const words = getQueryWords(query);
  // What a hyphen joins are words of their own here.
  const parts = splitWords(query).map(({ word }) => word);
  return Object.assign((row: Row) => matchesWords(words, getTexts(row)), {
    guess: (row: Row) => parts.length > 0 && resemblesWords(parts, getTexts(row)),
  });
}

/** The rows that have every word of the query. Where no row has them, the rows that have them but for typos. */
export function filterByText<Row>(
  rows: readonly Row[],
  query: string,
  getTexts: (row: Row) => RowTexts,
): readonly Row[] {
  const test = createTextTest(query, getTexts);
  const found = rows.filter((row) => test(row));
  return found.length > 0 ? found : rows.filter(test.guess);
}

function getQueryWords(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

function matchesWords(words: readonly string[], texts: RowTexts): boolean {
  if (words.length === 0) return true;
  const text = fold(texts.filter(Boolean).join(" "));
  return words.every((word) => text.includes(word));
}

/** As the search corrects typos: one in a word of four letters or more, two from seven on. */
function resemblesWords(words: readonly string[], texts: RowTexts): boolean {
  const text = texts.filter(Boolean).join(" ");
  const folded = fold(text);
  const known = splitWords(text).map(({ word }) => word);
  return words.every((word) => {
    if (folded.includes(word)) return true;
    const max = getMaxTypos(word.length);
    return max > 0 && known.some((each) => countSlips(word, each, max) < Number.POSITIVE_INFINITY);
  });
}
