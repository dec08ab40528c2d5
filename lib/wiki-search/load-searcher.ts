import type { TranslatedLanguage } from "@/lib/catalog/languages";
import { askWhenFree } from "@/lib/http/ask-when-free";
import { createKeptLoads } from "@/lib/http/kept-loads";
import type { NamesTable } from "@/lib/names/names-store";
import { addVersion } from "@/lib/site/data-version";
import { type AnswerFacts, isAnswerFacts } from "./answers/answer-facts";
import { isNameColumnFile, isSearchIndexFile, type SearchDocument, unpackIndex } from "./search-index-file";
import { searchable } from "./search-kinds";
import { Searcher } from "./searcher";

interface Loaded {
  readonly searcher: Searcher;
  readonly documents: readonly SearchDocument[];
}

const loads = createKeptLoads<"index" | "answers" | TranslatedLanguage>();

/**
 * The index, loaded on first use. A failure is not cached, so that the next call
 * tries again.
 *
 * @throws where there is no connection, or the answer is not an index
 */
export async function loadSearcher(): Promise<Searcher> {
  return (await load()).searcher;
}

function load(): Promise<Loaded> {
  return loads.get("index", fetchIndex);
}

/**
 * Makes the searcher know the names of a language too, once.
 *
 * @param table the names, where the page has them already; fetched otherwise
 */
export function loadLanguage(language: TranslatedLanguage, table?: NamesTable): Promise<void> {
  return loads.get(language, () => addLanguage(language, table));
}

async function addLanguage(language: TranslatedLanguage, table: NamesTable | undefined): Promise<void> {
  const { searcher, documents } = await load();
  searcher.addLanguage(language, table ? getNames(table, documents) : await fetchColumn(language));
}

function getNames(table: NamesTable, documents: readonly SearchDocument[]): string[] {
  return documents.map(({ kind, id }) => {
    const { names: entity } = searchable[kind];
    return (entity && table[entity]?.[id]) ?? "";
  });
}

async function fetchIndex(): Promise<Loaded> {
  const file = await fetchJson("/api/wiki/search-index/en.json");
  if (!isSearchIndexFile(file)) throw new Error("The response is not a search index.");
  const documents = unpackIndex(file);
  return { documents, searcher: new Searcher(documents) };
}

/**
 * The facts of short answers, loaded on first use. A failure is not cached.
 *
 * @throws where there is no connection, or the reply is no such file
 */
export function loadAnswers(): Promise<AnswerFacts> {
  return loads.get("answers", fetchAnswers);
}

async function fetchAnswers(): Promise<AnswerFacts> {
  const file = await fetchJson("/api/wiki/search-index/answers.json");
  if (!isAnswerFacts(file)) throw new Error("The response has no answers.");
  return file;
}

async function fetchColumn(language: TranslatedLanguage): Promise<string[]> {
  const file = await fetchJson(`/api/wiki/search-index/${language}.json`);
  if (!isNameColumnFile(file)) throw new Error("The response has no names.");
  return file.names.split("\n");
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await askWhenFree(() => fetch(addVersion(path)));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Forgets what was loaded. For tests, where every one is a first visit. */
export function forgetSearcher(): void {
  loads.forget();
}
