import { countSlips, countTypos, getLetterMask, getMaxTypos, isTooFar } from "./count-typos";
import { isUnspaced } from "./fold";
import { type FoldedText, type FoldedTexts, foldTexts, type MatchTexts, splitText } from "./fold-texts";
import { getQueryForms, spellings } from "./spellings";

/**
 * How what was typed fits a row, best first. Every field of the site that finds things by text ranks by these; rows of
 * one rank keep the order of their list.
 */
export const matchRanks = {
  /** All of a name, with or without its spaces. */
  exact: 0,
  /** All of what players call it. */
  called: 1,
  /** A name begins so. */
  prefix: 2,
  /** Each typed word begins a word of one name. */
  word: 3,
  /** The same with one of its aliases. */
  alias: 4,
  /** Each typed word begins a word of its names, aliases or mentions. */
  mention: 5,
  /** Each typed word is somewhere within a word. */
  inside: 6,
  /** The same but for typos. Counted only where nothing is as typed. */
  typo: 7,
} as const;

/** Added to the rank of a row whose mentions have the words, and more. */
const partly = 0.5;

/** Rank of a row that does not fit. */
const noMatch = Number.POSITIVE_INFINITY;

/** A typed word with the other ways to write it. */
interface QueryWord {
  readonly forms: readonly string[];
  readonly maxTypos: number;
  readonly letters: number;
}

interface Query {
  readonly words: readonly QueryWord[];
  /** The whole query as typed and as others spell it. */
  readonly wholes: readonly FoldedText[];
}

/** From this length on a query without spaces is compared with names without spaces. */
const minJoinedLength = 4;

function readQuery(query: string): Query {
  const typed = splitText(query);
  const spelled = typed.map((word) => spellings[word] ?? word);
  const wholes = [typed, ...(spelled.some((word, at) => word !== typed[at]) ? [spelled] : [])];
  return {
    words: typed.map((word) => ({
      forms: getQueryForms(word),
      maxTypos: getMaxTypos(word.length),
      letters: getLetterMask(word),
    })),
    wholes: wholes.map(toFolded),
  };
}

function toFolded(words: readonly string[]): FoldedText {
  return { words, text: words.join(" "), joined: words.join("") };
}

/** Rank of a row for what was typed, typos aside; infinity where it does not fit. */
function rankTexts(query: Query, texts: FoldedTexts): number {
  const { exact, called, prefix, word, alias, mention, inside } = matchRanks;
  // Most rows of a list have nothing of what was typed: the cheapest question comes first.
  const byWord = query.words.map((each) => findWord(each, texts));
  const isWithin = byWord.every((found) => found !== "nowhere");
  let best = noMatch;
  for (const name of texts.names) {
    best = Math.min(best, rankText(query, name, { whole: exact, start: prefix, words: word }));
    if (best === exact) return best;
  }
  for (const name of texts.aliases) {
    best = Math.min(best, rankText(query, name, { whole: called, start: alias, words: alias }));
  }
  if (best < mention) return best;
  // All of a mention: the quest of a Rathalos before that of its guardian.
  if (texts.mentions.some(({ joined }) => query.wholes.some((whole) => whole.joined === joined)))
    return mention;
  if (!isWithin) return noMatch;
  return byWord.every((found) => found === "start") ? mention + partly : inside;
}

function rankText(
  { words, wholes }: Query,
  name: FoldedText,
  ranks: { readonly whole: number; readonly start: number; readonly words: number },
): number {
  let best = noMatch;
  for (const { text, joined } of wholes) {
    if (joined === name.joined) return ranks.whole;
    if (name.text.startsWith(text) || (joined.length >= minJoinedLength && name.joined.startsWith(joined))) {
      best = ranks.start;
    }
  }
  if (best < noMatch) return best;
  if (!words.every(({ forms }) => name.words.some((word) => beginsAny(word, forms)))) return noMatch;
  // Where words have no spaces between them, a name that is little more than what was typed is the likelier one:
  // リオレウス for レウス before 護竜リオレウス.
  const rest = wholes.some(({ joined }) => isUnspaced(joined)) ? Math.min(name.joined.length, 255) / 256 : 0;
  return ranks.words + rest;
}

/** Scripts without spaces write words anywhere in a name: リオレウス is found by レウス as by its beginning. */
function beginsAny(word: string, forms: readonly string[]): boolean {
  return forms.some((form) => word.startsWith(form) || (word.includes(form) && isUnspaced(form)));
}

function findWord({ forms }: QueryWord, { words }: FoldedTexts): "start" | "within" | "nowhere" {
  let isWithin = false;
  for (const word of words) {
    for (const form of forms) {
      const at = word.indexOf(form);
      if (at === 0 || (at > 0 && isUnspaced(form))) return "start";
      if (at > 0) isWithin = true;
    }
  }
  return isWithin ? "within" : "nowhere";
}

/** Typos between what was typed and a row: of its words, or of a name without spaces; infinity where there are too many. */
function countRowSlips(query: Query, texts: FoldedTexts): number {
  let sum = 0;
  for (const word of query.words) {
    sum += findWord(word, texts) === "nowhere" ? countWordSlips(word, texts) : 0;
    if (sum === noMatch) break;
  }
  return Math.min(sum, countJoinedSlips(query, texts));
}

function countWordSlips({ forms: [typed = ""], maxTypos, letters }: QueryWord, texts: FoldedTexts): number {
  if (maxTypos === 0) return noMatch;
  let best = noMatch;
  for (const [at, word] of texts.words.entries()) {
    if (isTooFar(letters, texts.letters[at] ?? 0, maxTypos)) continue;
    best = Math.min(best, countSlips(typed, word, maxTypos));
  }
  return best;
}

/** `zoshia` is Zoh Shia, `maximummigth` Maximum Might. The first letter must be right: most names are not far apart. */
function countJoinedSlips({ wholes: [typed] }: Query, texts: FoldedTexts): number {
  if (!typed || typed.joined.length <= minJoinedLength) return noMatch;
  const max = getMaxTypos(typed.joined.length);
  let best = noMatch;
  for (const { joined } of [...texts.names, ...texts.aliases, ...texts.mentions]) {
    if (joined[0] !== typed.joined[0]) continue;
    const { whole } = countTypos(typed.joined, joined, max);
    // All of a name that resembles it is a likelier guess than one word of a longer name.
    if (whole <= max) best = Math.min(best, Math.max(0, whole - 0.25));
  }
  return best;
}

/**
 * The rows that fit what was typed, best first (`matchRanks`). Where none has every word of it, those that have them
 * but for typos, fewest first, then the shortest names. All rows where nothing was typed.
 *
 * @param getTexts what a row is found by; folded once per row as long as it stays the same
 * @param max most rows that are wanted
 */
export function findMatches<Row>(
  query: string,
  rows: readonly Row[],
  getTexts: (row: Row) => MatchTexts,
  max = Number.POSITIVE_INFINITY,
): readonly Row[] {
  if (query.trim() === "") return rows.slice(0, max);
  return rankMatches(query, rows, getTexts)
    .slice(0, max)
    .map(({ row }) => row);
}

/** A row with how well it fits: its rank, and within the rank of typos how many. Lower is better. */
export interface RankedRow<Row> {
  readonly row: Row;
  readonly rank: number;
}

/** As `findMatches`, with the rank of each row; none where nothing was typed. For lists with an order of their own. */
export function rankMatches<Row>(
  query: string,
  rows: readonly Row[],
  getTexts: (row: Row) => MatchTexts,
): readonly RankedRow<Row>[] {
  const read = readQuery(query);
  if (read.words.length === 0) return [];
  const folded = rows.map((row) => ({ row, texts: foldTexts(row, getTexts(row)) }));
  const found = folded
    .map(({ row, texts }) => ({ row, rank: rankTexts(read, texts) }))
    .filter(({ rank }) => rank < noMatch);
  if (found.length > 0) return found.toSorted((a, b) => a.rank - b.rank);
  return folded
    .map(({ row, texts }) => ({ row, slips: countRowSlips(read, texts), length: getNameLength(texts) }))
    .filter(({ slips }) => slips < noMatch)
    .toSorted((a, b) => a.slips - b.slips || a.length - b.length)
    .map(({ row, slips }) => ({ row, rank: matchRanks.typo + slips / 256 }));
}

function getNameLength({ names }: FoldedTexts): number {
  return names[0]?.text.length ?? 0;
}

/** Whether a row has the words that were typed. */
interface TextTest<Row> {
  (row: Row): boolean;
  /** The same but for typos. For lists in which no row has the words as typed. */
  readonly guess: (row: Row) => boolean;
}

/** The test of a list's text field, for lists that keep their own order. Fits all where nothing was typed. */
export function createTextTest<Row>(query: string, getTexts: (row: Row) => MatchTexts): TextTest<Row> {
  const read = readQuery(query);
  const isEmpty = query.trim() === "";
  const hasWords = read.words.length > 0;
  // A list asks first whether any row fits, and then which: the answers are kept.
  const known = new Map<Row, boolean>();
  const fits = (row: Row) => hasWords && rankTexts(read, foldTexts(row, getTexts(row))) < noMatch;
  const test = (row: Row) => {
    if (isEmpty) return true;
    const result = known.get(row) ?? fits(row);
    known.set(row, result);
    return result;
  };
  const guess = (row: Row) =>
    test(row) || (hasWords && countRowSlips(read, foldTexts(row, getTexts(row))) < noMatch);
  return Object.assign(test, { guess });
}
