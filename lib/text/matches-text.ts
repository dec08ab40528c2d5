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
  return matchesWords(getQueryWords(query), foldTexts(texts));
}

/** The same test for texts that were folded before, as those of a long list are. */
export function createFoldedTest(query: string): TextTest<string> {
  const words = getQueryWords(query);
  // What a hyphen joins are words of their own here.
  const parts = splitWords(query).map(({ word }) => word);
  return Object.assign((folded: string) => matchesWords(words, folded), {
    guess: (folded: string) => parts.length > 0 && resemblesWords(parts, folded),
  });
}

/** The test of a list's text field, which reads the query once. */
export function createTextTest<Row>(query: string, getTexts: (row: Row) => RowTexts): TextTest<Row> {
  const test = createFoldedTest(query);
  return Object.assign((row: Row) => test(foldTexts(getTexts(row))), {
    guess: (row: Row) => test.guess(foldTexts(getTexts(row))),
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

function foldTexts(texts: RowTexts): string {
  return fold(texts.filter(Boolean).join(" "));
}

function matchesWords(words: readonly string[], folded: string): boolean {
  return words.every((word) => folded.includes(word));
}

/** As the search corrects typos: one in a word of four letters or more, two from seven on. */
function resemblesWords(words: readonly string[], folded: string): boolean {
  const known = splitWords(folded).map(({ word }) => word);
  return words.every((word) => {
    if (folded.includes(word)) return true;
    const max = getMaxTypos(word.length);
    return max > 0 && known.some((each) => countSlips(word, each, max) < Number.POSITIVE_INFINITY);
  });
}
