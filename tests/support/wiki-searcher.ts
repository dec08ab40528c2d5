import type { TranslatedLanguage } from "@/lib/catalog/languages";
import { namesIn } from "@/lib/catalog/names.server";
import { collectDocuments } from "@/lib/wiki-search/collect-documents.server";
import { packIndex, type SearchDocument, unpackIndex } from "@/lib/wiki-search/index-file";
import { kindWords } from "@/lib/wiki-search/kinds";
import { Searcher } from "@/lib/wiki-search/searcher";

/** What a browser has after it loaded the index, over the same way: packed, written, read, unpacked. */
export function loadedDocuments(): SearchDocument[] {
  return unpackIndex(JSON.parse(JSON.stringify(packIndex(collectDocuments()))));
}

/** The search over everything, knowing English and the languages that are named. */
export function fullSearcher(...languages: readonly TranslatedLanguage[]): Searcher {
  const documents = loadedDocuments();
  const searcher = new Searcher(documents);
  for (const language of languages) {
    const names = namesIn(language);
    searcher.addLanguage(
      language,
      documents.map(({ kind, id }) => names[kindWords[kind].entity ?? ""]?.[id] ?? ""),
    );
  }
  return searcher;
}
