import { getNamesIn } from "@/lib/catalog/get-names.server";
import { languageCodes, type TranslatedLanguage, translatedLanguages } from "@/lib/catalog/languages";
import { runOnce } from "@/lib/catalog/run-once";
import { hashContent, jsonType, type PublicFile } from "@/lib/http/serve-public-file.server";
import { collectAnswers } from "./answers/collect-answers.server";
import { collectDocuments } from "./collect-documents.server";
import { type NameColumnFile, packIndex } from "./search-index-file";
import { searchable } from "./search-kinds";

const getDocuments = runOnce(() => collectDocuments());

/**
 * One hash over everything that the search and the language of names load. Every page carries it, so that the
 * files have a URL that changes with their content and can be cached forever.
 */
export const getSearchVersion = runOnce(() =>
  hashContent([getIndexText(), getAnswersText(), ...translatedLanguages.map(getNamesText)].join("\n")),
);

/**
 * `en.json` is the index, `answers.json` has the short answers; the file of another language holds its names in the order
 * of the index.
 */
export function getSearchFile(file: string): { key: string; file: () => PublicFile } | undefined {
  if (file === "answers.json") return { key: "answers", file: () => toFile(getAnswersText()) };
  const code = languageCodes.find((each) => `${each}.json` === file);
  return code && { key: code, file: () => toFile(code === "en" ? getIndexText() : getColumnText(code)) };
}

/** Every name in one language but English, by entity and id. */
export function getNamesFile(file: string): { key: string; file: () => PublicFile } | undefined {
  const code = translatedLanguages.find((each) => `${each}.json` === file);
  return code && { key: code, file: () => toFile(getNamesText(code)) };
}

function toFile(text: string): PublicFile {
  return { type: jsonType, text, version: getSearchVersion() };
}

function getIndexText(): string {
  return JSON.stringify(packIndex(getDocuments()));
}

const getAnswersText = runOnce(() => JSON.stringify(collectAnswers()));

function getColumnText(language: TranslatedLanguage): string {
  const names = getNamesIn(language);
  const lines = getDocuments().map(({ kind, id }) => {
    const { names: entity } = searchable[kind];
    return (entity && names[entity]?.[id]) ?? "";
  });
  const file: NameColumnFile = { names: lines.join("\n") };
  return JSON.stringify(file);
}

function getNamesText(language: TranslatedLanguage): string {
  return JSON.stringify(getNamesIn(language));
}
