import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import { runOnce } from "@/lib/catalog/run-once";
import { skillAliases } from "@/lib/catalog/skill-aliases";
import { weaponTypeAliases } from "@/lib/catalog/weapon-aliases";
import { listMarks, markLength, splitTellingWords } from "@/lib/hunting-help/words";
import { countSlips, getMaxTypos } from "@/lib/text/count-typos";
import { isUnspaced } from "@/lib/text/fold";
import type { MatchTexts } from "@/lib/text/fold-texts";
import { matchRanks, type RankedRow, rankMatches } from "@/lib/text/match-texts";

/** A word of a query with the names of the game that it may mean. */
interface SearchTerm {
  readonly word: string;
  /** English names, each as its telling words. */
  readonly names: readonly (readonly string[])[];
}

/** A query as the board is searched. */
export interface HelpSearch {
  /** Terms for the store: a request that fits has at least one of these. */
  readonly asked: readonly string[];
  /** Whether a request with these stored words has every word of the query, or a name that each means. */
  fits(stored: readonly string[]): boolean;
  /** The same but for typos. For searches that find nothing as typed. */
  resembles(stored: readonly string[]): boolean;
}

/** The store takes 30 conditions in a query, and a search of every status has three for each of these. */
const maxAsked = 10;
/** Names that one word may mean, at most. */
const maxNames = 3;

/** `null` where no word of the query can find anything. */
export function readHelpSearch(query: string): HelpSearch | null {
  const terms = splitTellingWords([query]).map((word) => ({ word, names: findNames(word) }));
  // The longest word is the rarest more often than not.
  const [lead] = terms.toSorted((a, b) => b.word.length - a.word.length);
  if (!lead) return null;
  return {
    asked: listAsked(lead),
    fits: (stored) => terms.every((term) => fitsTerm(term, stored)),
    resembles: (stored) => terms.every((term) => fitsTerm(term, stored) || resemblesTerm(term, stored)),
  };
}

function listAsked({ word, names }: SearchTerm): string[] {
  const longest = names.flatMap((words) => words.toSorted((a, b) => b.length - a.length).slice(0, 1));
  return [...new Set([word, ...listMarks(word).slice(0, 1), ...longest])].slice(0, maxAsked);
}

function fitsTerm({ word, names }: SearchTerm, stored: readonly string[]): boolean {
  const isThere = isUnspaced(word)
    ? stored.includes(word) || (word.length > 1 && listMarks(word).every((mark) => stored.includes(mark)))
    : stored.some((each) => each === word || (word.length >= markLength && each.startsWith(word)));
  return isThere || names.some((words) => words.every((each) => stored.includes(each)));
}

function resemblesTerm({ word }: SearchTerm, stored: readonly string[]): boolean {
  const max = getMaxTypos(word.length);
  return max > 0 && stored.some((each) => !each.endsWith("*") && countSlips(word, each, max) <= max);
}

/** A name of the game by one set of texts. The matcher keeps a row folded as long as its texts stay the same. */
interface GameName {
  /** The telling words of the English name, which requests are found by. */
  readonly words: readonly string[];
  readonly texts: MatchTexts;
}

const listGameNames = runOnce(() => {
  const { monsters, skills } = getCatalog();
  const named: readonly (readonly [NamedEntity, string, string, readonly string[]])[] = [
    ...monsters.all.map(({ id, name }) => ["monsters", id, name, []] as const),
    ...weaponTypes.map((id) => ["weapon-types", id, weaponTypeLabels[id], weaponTypeAliases[id]] as const),
    ...skills.all.map(({ id, name }) => ["skills", id, name, skillAliases[id] ?? []] as const),
  ];
  const toNames = (toTexts: (of: (typeof named)[number]) => MatchTexts) =>
    named.map((of): GameName => ({ words: splitTellingWords([of[2]]), texts: toTexts(of) }));
  return {
    inEnglish: toNames(([, , name, aliases]) => ({ names: [name], aliases })),
    abroad: toNames(([entity, id]) => Object.values(getNamesByLanguage(entity, id))),
  };
});

/**
 * The English meaning of a word that is an alias, another language's name or a name with a typo. A word that begins
 * an English name as it is finds it by itself.
 */
function findNames(word: string): readonly (readonly string[])[] {
  const { inEnglish, abroad } = listGameNames();
  const rank = (names: readonly GameName[]) => rankMatches(word, names, ({ texts }) => texts);
  const english = rank(inEnglish);
  const found = english.filter((each) => each.rank <= matchRanks.alias);
  if (found.length > 0) return toWords(found).filter((words) => !words.some((each) => each.startsWith(word)));
  const foreign = rank(abroad).filter((each) => each.rank < matchRanks.alias);
  if (foreign.length > 0) return toWords(foreign);
  return toWords(english.filter((each) => each.rank >= matchRanks.typo));
}

function toWords(found: readonly RankedRow<GameName>[]): readonly (readonly string[])[] {
  return found.slice(0, maxNames).map(({ row }) => row.words);
}
