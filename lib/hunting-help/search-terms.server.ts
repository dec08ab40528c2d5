import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import { runOnce } from "@/lib/catalog/run-once";
import { skillAliases } from "@/lib/catalog/skill-aliases";
import { weaponTypeAliases } from "@/lib/catalog/weapon-aliases";
import { countSlips, getMaxTypos } from "@/lib/text/count-typos";
import { isUnspaced } from "@/lib/text/fold";
import { matchRanks, rankMatches } from "@/lib/text/match-texts";
import { listMarks, splitTellingWords } from "./words";

/** A word of a query with the names of the game that it may mean. */
interface SearchTerm {
  readonly word: string;
  /** English names, each as its telling words. */
  readonly names: readonly (readonly string[])[];
}

/** A query as the board is searched. */
export interface HelpSearch {
  /** What the store is asked for: a request that fits has at least one of these. */
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
  return [...new Set([word, ...listMarks(word).slice(0, 1), ...getOwnMark(word), ...longest])].slice(
    0,
    maxAsked,
  );
}

/** A word of four letters may be the beginning of longer ones, which have it as their mark. */
function getOwnMark(word: string): readonly string[] {
  return word.length === 4 && !isUnspaced(word) ? [`${word}*`] : [];
}

function fitsTerm({ word, names }: SearchTerm, stored: readonly string[]): boolean {
  const isThere = isUnspaced(word)
    ? stored.includes(word) || (word.length > 1 && listMarks(word).every((mark) => stored.includes(mark)))
    : stored.some((each) => each === word || (word.length >= 4 && each.startsWith(word)));
  return isThere || names.some((words) => words.every((each) => stored.includes(each)));
}

function resemblesTerm({ word }: SearchTerm, stored: readonly string[]): boolean {
  const max = getMaxTypos(word.length);
  return max > 0 && stored.some((each) => !each.endsWith("*") && countSlips(word, each, max) <= max);
}

/** A name of the game that requests are written with. */
interface GameName {
  readonly english: readonly string[];
  readonly aliases: readonly string[];
  readonly others: readonly string[];
}

const listGameNames = runOnce((): readonly GameName[] => {
  const { monsters, skills } = getCatalog();
  const toName = (entity: NamedEntity, id: string, name: string, aliases: readonly string[]): GameName => ({
    english: [name],
    aliases,
    others: Object.values(getNamesByLanguage(entity, id)),
  });
  return [
    ...monsters.all.map(({ id, name }) => toName("monsters", id, name, [])),
    ...Object.entries(weaponTypeAliases).map(([id, aliases]) =>
      toName("weapon-types", id, weaponTypeLabels[id as keyof typeof weaponTypeLabels], aliases),
    ),
    ...skills.all.map(({ id, name }) => toName("skills", id, name, skillAliases[id] ?? [])),
  ];
});

/**
 * What a word means in English where it is an alias, another language's name or a name with a typo. A word that begins
 * an English name as it is finds it by itself.
 */
function findNames(word: string): readonly (readonly string[])[] {
  const all = listGameNames();
  const begins = (each: string) => each.startsWith(word);
  const inEnglish = rankMatches(word, all, ({ english, aliases }) => ({ names: english, aliases }));
  const found = inEnglish.filter(({ rank }) => rank <= matchRanks.alias);
  if (found.length > 0) return toWords(found.map(({ row }) => row)).filter((words) => !words.some(begins));
  const abroad = rankMatches(word, all, ({ others }) => others);
  const foreign = abroad.filter(({ rank }) => rank <= matchRanks.word + 1);
  if (foreign.length > 0) return toWords(foreign.map(({ row }) => row));
  return toWords(inEnglish.filter(({ rank }) => rank >= matchRanks.typo).map(({ row }) => row));
}

function toWords(names: readonly GameName[]): readonly (readonly string[])[] {
  return names.slice(0, maxNames).map(({ english }) => splitTellingWords(english));
}
