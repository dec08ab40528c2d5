import { getNamesIn } from "@/lib/catalog/get-names.server";
import type { TranslatedLanguage } from "@/lib/catalog/languages";
import { collectDocuments } from "@/lib/wiki-search/collect-documents.server";
import { packIndex, type SearchDocument, unpackIndex } from "@/lib/wiki-search/search-index-file";
import { searchable } from "@/lib/wiki-search/search-kinds";
import { Searcher } from "@/lib/wiki-search/searcher";

let loaded: readonly SearchDocument[] | undefined;
const searchers = new Map<string, Searcher>();

/** What a browser has after it loaded the index, over the same way: packed, written, read, unpacked. */
export function loadedDocuments(): readonly SearchDocument[] {
  loaded ??= unpackIndex(JSON.parse(JSON.stringify(packIndex(collectDocuments()))));
  return loaded;
}

/** The search over everything, knowing English and the languages that are named. Made once for each choice. */
export function fullSearcher(...languages: readonly TranslatedLanguage[]): Searcher {
  const key = languages.toSorted().join();
  const searcher = searchers.get(key) ?? createSearcher(languages);
  searchers.set(key, searcher);
  return searcher;
}

function createSearcher(languages: readonly TranslatedLanguage[]): Searcher {
  const documents = loadedDocuments();
  const searcher = new Searcher(documents);
  for (const language of languages) {
    const names = getNamesIn(language);
    searcher.addLanguage(
      language,
      documents.map(({ kind, id }) => names[searchable[kind].names ?? ""]?.[id] ?? ""),
    );
  }
  return searcher;
}
