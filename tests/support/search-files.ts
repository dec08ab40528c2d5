import { getNamesIn } from "@/lib/catalog/get-names.server";
import { languageCodes } from "@/lib/catalog/languages";
import { runOnce } from "@/lib/catalog/run-once";
import { collectAnswers } from "@/lib/wiki-search/answers/collect-answers.server";
import { collectDocuments } from "@/lib/wiki-search/collect-documents.server";
import { packIndex } from "@/lib/wiki-search/search-index-file";
import { searchable } from "@/lib/wiki-search/search-kinds";

/** Entities that the tests of the search look for, each word of a name or of what belongs to it. */
const included = /rathalos|weakness exploit|mega potion|sieglinde|^herb$/i;

/** A part of the index, with further entities: the whole takes a moment to read in each test. */
const documents = collectDocuments().filter(
  ({ kind, name, sub, mentions }, at) =>
    kind === "page" || at % 40 === 0 || [name, ...sub, ...mentions].some((words) => included.test(words)),
);

const answersText = runOnce(() => JSON.stringify(collectAnswers()));

/**
 * The files that the search loads, over a part of the wiki.
 *
 * @param file such as `en.json`
 * @returns the text of the file; nothing where there is no such language
 */
export function searchFile(file: string): string | undefined {
  if (file === "answers.json") return answersText();
  const code = languageCodes.find((each) => `${each}.json` === file);
  if (!code) return undefined;
  if (code === "en") return JSON.stringify(packIndex(documents));
  const names = getNamesIn(code);
  const lines = documents.map(({ kind, id }) => {
    const { names: entity } = searchable[kind];
    return (entity && names[entity]?.[id]) ?? "";
  });
  return JSON.stringify({ names: lines.join("\n") });
}
