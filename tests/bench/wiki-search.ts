/**
 * What does a keystroke cost in the search? Types every query letter by letter into a search over the whole
 * catalog, first with English alone, then with each language of the Latin letters, then with all, and prints
 * how long each keystroke took, and the sizes of what a browser loads.
 *
 *     npm run bench:search [-- rounds]
 */
import { brotliCompressSync, gzipSync } from "node:zlib";
import { getNamesIn } from "@/lib/catalog/get-names.server";
import { type TranslatedLanguage, translatedLanguages } from "@/lib/catalog/languages";
import { getNamesFile, getSearchFile } from "@/lib/wiki-search/get-search-files.server";
import { isSearchIndexFile, type SearchDocument, unpackIndex } from "@/lib/wiki-search/search-index-file";
import { searchable } from "@/lib/wiki-search/search-kinds";
import { Searcher } from "@/lib/wiki-search/searcher";

const rounds = Number(process.argv[2] ?? 20);

/** Names, beginnings, slips, questions: what the search is asked. */
const queries = [
  "rathalos",
  "weakness exploit",
  "wekness explot",
  "quematrise",
  "guardian rathalos plate",
  "guardianrathalosplate",
  "fire great sword",
  "rathian alpha helm",
  "exploiter charm 3",
  "mega potion",
  "where to get rathalos ruby",
  "nothing is called like this",
];

function loadIndex(): readonly SearchDocument[] {
  const file: unknown = JSON.parse(getSearchFile("en.json")?.file().text ?? "null");
  if (!isSearchIndexFile(file)) throw new Error("The index is not one");
  return unpackIndex(file);
}

function searcherWith(
  documents: readonly SearchDocument[],
  languages: readonly TranslatedLanguage[],
): Searcher {
  const searcher = new Searcher(documents);
  for (const language of languages) {
    const names = getNamesIn(language);
    const column = documents.map(({ kind, id }) => names[searchable[kind].names ?? ""]?.[id] ?? "");
    searcher.addLanguage(language, column);
  }
  return searcher;
}

/** Milliseconds of each keystroke. */
function type(searcher: Searcher, times: number[]): void {
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const start = performance.now();
      searcher.search(query.slice(0, length), { perKind: 6, limit: 80 });
      times.push(performance.now() - start);
    }
  }
}

function percentile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(2);
}

function report(label: string, searcher: Searcher): void {
  // The first keystrokes of a visit are not compiled yet: they are counted on their own.
  const cold: number[] = [];
  type(searcher, cold);
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) type(searcher, warm);
  for (const [state, times] of [
    ["first", cold],
    ["later", warm],
  ] as const) {
    const sorted = times.toSorted((a, b) => a - b);
    const cells = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share).padStart(9));
    console.log(`${label.padEnd(22)}${state.padEnd(8)}${cells.join("")}   ${times.length} keystrokes`);
  }
}

function sizeRow(label: string, text: string): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
  const [gzip, brotli] = [gzipSync(text, { level: 9 }), brotliCompressSync(text)];
  console.log(
    label.padEnd(22) +
      kilobytes(Buffer.byteLength(text)) +
      kilobytes(gzip.byteLength) +
      kilobytes(brotli.byteLength),
  );
}

const start = performance.now();
const documents = loadIndex();
const searcher = searcherWith(documents, []);
console.log(
  `${documents.length} documents, ready in ${(performance.now() - start).toFixed(0)} ms (server and browser)\n`,
);

console.log(`${"Sizes".padEnd(22)}${"plain".padStart(11)}${"gzip".padStart(11)}${"brotli".padStart(11)}`);
sizeRow("index", getSearchFile("en.json")?.file().text ?? "");
for (const language of translatedLanguages) {
  sizeRow(`column ${language}`, getSearchFile(`${language}.json`)?.file().text ?? "");
}
sizeRow("names ja, all", getNamesFile("ja.json")?.file().text ?? "");

console.log(
  `\n${"Keystroke, ms".padEnd(30)}${["p50", "p95", "p99", "max"].map((each) => each.padStart(9)).join("")}`,
);
report("English", searcher);
report("English, Japanese", searcherWith(documents, ["ja"]));
report("all Latin languages", searcherWith(documents, ["fr", "de", "es", "esLA", "it", "ptBR", "pl"]));
report("all languages", searcherWith(documents, translatedLanguages));
