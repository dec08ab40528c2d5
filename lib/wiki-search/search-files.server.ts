import { languageCodes, type TranslatedLanguage, translatedLanguages } from "@/lib/catalog/languages";
import { namesIn } from "@/lib/catalog/names.server";
import { once } from "@/lib/catalog/once";
import { contentHash, jsonType, type PublicFile } from "@/lib/http/serve-public-file.server";
import { collectDocuments } from "./collect-documents.server";
import { type NameColumnFile, packIndex } from "./index-file";
import { kindWords } from "./kinds";

const documents = once(() => collectDocuments());

/**
 * One hash over everything that the search and the language of names load. Every page carries it, so that the
 * files have a URL that changes with their content and can be cached forever.
 */
export const searchVersion = once(() =>
  contentHash([indexText(), ...translatedLanguages.map(namesText)].join("\n")),
);

/** `en.json` is the index; the file of another language holds its names in the order of the index. */
export function searchFileFor(file: string): { key: string; file: () => PublicFile } | undefined {
  const code = languageCodes.find((each) => `${each}.json` === file);
  return code && { key: code, file: () => toFile(code === "en" ? indexText() : columnText(code)) };
}

/** Every name in one language but English, by entity and id. */
export function namesFileFor(file: string): { key: string; file: () => PublicFile } | undefined {
  const code = translatedLanguages.find((each) => `${each}.json` === file);
  return code && { key: code, file: () => toFile(namesText(code)) };
}

function toFile(text: string): PublicFile {
  return { type: jsonType, text, version: searchVersion() };
}

function indexText(): string {
  return JSON.stringify(packIndex(documents()));
}

function columnText(language: TranslatedLanguage): string {
  const names = namesIn(language);
  const lines = documents().map(({ kind, id }) => {
    const { entity } = kindWords[kind];
    return (entity && names[entity]?.[id]) ?? "";
  });
  const file: NameColumnFile = { names: lines.join("\n") };
  return JSON.stringify(file);
}

function namesText(language: TranslatedLanguage): string {
  return JSON.stringify(namesIn(language));
}
