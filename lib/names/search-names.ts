import type { LanguageCode } from "@/lib/catalog/languages";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import type { MatchTexts } from "@/lib/text/fold-texts";
import type { createTextTest, findMatches } from "@/lib/text/match-texts";
import { getLanguagesOfScript } from "./languages-of-script";
import { loadNames } from "./load-names";
import type { NamesTable } from "./names-store";

/** Everything that things are called, for fields that find them by text. */
export interface SearchNames {
  /** Names of a thing, English first, then each language that is known. */
  list(entity: NamedEntity, id: string, english: string): readonly string[];
  /** Players' names of a skill besides its own. */
  listAliases(skill: string): readonly string[];
  /** Words for what a skill does, for fields that find skills. */
  listWords(skill: string): readonly string[];
  /** Name and aliases of a skill, for things that are found by what they bring. */
  listSkill(skill: string, english: string): readonly string[];
  /** The test of a list's text field; by the letters as typed until the matcher is there. */
  readonly createTest: typeof createTextTest;
  /** The rows that fit, best first; by the letters as typed until the matcher is there. */
  readonly findMatches: typeof findMatches;
}

/** How texts are compared (`lib/text/match-texts`). */
interface Matcher {
  readonly createTextTest: typeof createTextTest;
  readonly findMatches: typeof findMatches;
}

type Aliases = Readonly<Record<string, readonly string[]>>;

function listTexts(texts: MatchTexts): readonly string[] {
  const all = "names" in texts ? [texts.names, texts.aliases ?? [], texts.mentions ?? []].flat() : texts;
  return all.flatMap((text) => text?.toLowerCase() ?? []);
}

/** Letter by letter; what begins as typed comes first. */
const plainMatcher: Matcher = {
  createTextTest(query, getTexts) {
    const typed = query.trim().toLowerCase();
    const test = (row: Parameters<typeof getTexts>[0]) =>
      typed === "" || listTexts(getTexts(row)).some((text) => text.includes(typed));
    return Object.assign(test, { guess: test });
  },
  findMatches(query, rows, getTexts, max) {
    const typed = query.trim().toLowerCase();
    const found = rows.filter(plainMatcher.createTextTest(query, getTexts));
    const begins = (row: (typeof rows)[number]) =>
      listTexts(getTexts(row)).some((text) => text.startsWith(typed));
    return [...found.filter(begins), ...found.filter((row) => !begins(row))].slice(0, max);
  },
};

/**
 * @param tables names by entity and id, of further languages
 * @param matcher left out, texts are compared letter by letter
 */
export function createSearchNames(
  tables: readonly (NamesTable | null)[],
  aliases: Aliases = {},
  matcher: Matcher = plainMatcher,
  listWords: SearchNames["listWords"] = () => [],
): SearchNames {
  const list: SearchNames["list"] = (entity, id, english) => [
    english,
    ...tables.flatMap((table) => table?.[entity]?.[id] ?? []),
  ];
  const listAliases = (skill: string) => aliases[skill] ?? [];
  return {
    list,
    listAliases,
    listWords,
    createTest: matcher.createTextTest,
    findMatches: matcher.findMatches,
    listSkill: (skill, english) => [...list("skills", skill, english), ...listAliases(skill)],
  };
}

/** Names loaded for a search besides those on screen, each once. */
interface LoadedNames {
  readonly tables: readonly NamesTable[];
  readonly aliases: Aliases;
  readonly matcher?: Matcher;
  readonly listWords?: SearchNames["listWords"];
}

const nothing: LoadedNames = { tables: [], aliases: {} };
let loaded = nothing;
const requested = new Set<LanguageCode | "aliases" | "matcher">();
const listeners = new Set<() => void>();

export function getLoadedNames(): LoadedNames {
  return loaded;
}

/** State on the server, and of a page before its first search. */
export function getNoLoadedNames(): LoadedNames {
  return nothing;
}

/** @returns the function that ends the subscription */
export function subscribeLoadedNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads what a search for this text may need: aliases of skills with the first letter, names in the languages of its
 * script with the first one that is not Latin. A visitor who types neither loads neither. Never throws: without a
 * connection the names at hand are searched, and the next letter tries again.
 */
export function requestSearchNames(typed: string): void {
  if (typed.trim() === "") return;
  requestMatcher();
  request("aliases", async () => {
    const { skillAliases, listSkillWords } = await import("@/lib/catalog/skill-aliases");
    return { ...loaded, aliases: skillAliases, listWords: listSkillWords };
  });
  for (const code of getLanguagesOfScript(typed)) {
    request(code, async () => {
      const table = await loadNames(code);
      if (!table) throw new Error(`No names in ${code}.`);
      return { ...loaded, tables: [...loaded.tables, table] };
    });
  }
}

/** Loads how texts are compared. Never throws: without a connection the next letter tries again. */
export function requestMatcher(): void {
  request("matcher", async () => {
    const matcher = await import("@/lib/text/match-texts");
    return { ...loaded, matcher };
  });
}

function request(key: LanguageCode | "aliases" | "matcher", load: () => Promise<LoadedNames>): void {
  if (requested.has(key)) return;
  requested.add(key);
  load().then(
    (next) => {
      loaded = next;
      for (const listener of listeners) listener();
    },
    () => requested.delete(key),
  );
}

/** Forgets what was loaded. For tests, where every one is a first visit. */
export function forgetLoadedNames(): void {
  loaded = nothing;
  requested.clear();
}
