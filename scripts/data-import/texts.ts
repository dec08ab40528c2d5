import { z } from "zod";
import { type LanguageCode, languageCodes } from "@/lib/catalog/languages";
import { ImportError, type RowPlace } from "./import-error";
import type { Tables } from "./tables";

/** A text in every language of the game. */
export type Localized = Readonly<Record<LanguageCode, string>>;

/** Number of each language in `languages` of a file of texts. */
const languageNumbers: Readonly<Record<LanguageCode, number>> = {
  ja: 0,
  en: 1,
  fr: 2,
  it: 3,
  de: 4,
  es: 5,
  ru: 6,
  pl: 7,
  ptBR: 10,
  ko: 11,
  zhHant: 12,
  zhHans: 13,
  ar: 21,
  th: 26,
  esLA: 32,
};

const textFileSchema = z.object({
  languages: z.array(z.int()),
  entries: z.array(z.object({ name: z.string(), guid: z.string(), content: z.array(z.string()) })),
});

interface Entry {
  readonly content: readonly string[];
  /** Index in `content` of each language. */
  readonly columns: Readonly<Record<LanguageCode, number>>;
}

/** Texts of the game in all languages, by guid and by name. */
export class Texts {
  private readonly byGuid = new Map<string, Entry>();
  private readonly byName = new Map<string, Entry>();
  private readonly references = new Map<string, string>();

  /** @param files paths below `GameDesign/Text`, without ending; `Mission/*` is every file of a folder */
  constructor(tables: Tables, files: Iterable<string>) {
    for (const file of files) {
      const folder = /^(.+)\/\*$/.exec(file)?.[1];
      const names = folder ? tables.list(`Text/${folder}`, /^(.+)\.msg\.23\.json$/) : [];
      for (const path of folder ? names.map((name) => `${folder}/${name}`) : [file]) this.load(tables, path);
    }
  }

  /**
   * The text of a guid, without markup and in one line.
   *
   * @throws ImportError where a language has no text
   */
  get(guid: string, place: RowPlace, field: string): Localized {
    return this.localize(this.byGuid.get(guid), guid, place, field);
  }

  /** The text of an entry's name, such as `Item_IT_2`. */
  getByName(name: string, place: RowPlace): Localized {
    return this.localize(this.byName.get(name), name, place, name);
  }

  /** Whether there is an English text: reserved rows have none, or one that is marked as rejected. */
  hasText(guid: string): boolean {
    return hasEnglish(this.byGuid.get(guid));
  }

  /** The same for an entry by its name. */
  hasNamed(name: string): boolean {
    return hasEnglish(this.byName.get(name));
  }

  /** Whether a text only repeats another one. */
  isReference(guid: string): boolean {
    const entry = this.byGuid.get(guid);
    return entry?.content[entry.columns.en]?.startsWith("<REF ") ?? false;
  }

  /** The name of the entry that a text only repeats. */
  getReference(guid: string): string | undefined {
    const entry = this.byGuid.get(guid);
    return /^<REF ([^>]+)>$/.exec(entry?.content[entry.columns.en]?.trim() ?? "")?.[1];
  }

  /** Whether there is an entry with the name. */
  has(name: string): boolean {
    return this.byName.has(name);
  }

  /**
   * Says what a tag such as `EMID EM0152_00_0` in other texts stands for.
   *
   * @param guid of the text that takes its place
   */
  addReference(tag: string, guid: string): void {
    this.references.set(tag, guid);
  }

  /** Adds a text that is in no file of texts, markup included; `""` where a language has none. */
  add(name: string, getText: (code: LanguageCode) => string): void {
    const columns = Object.fromEntries(languageCodes.map((code, at) => [code, at])) as Entry["columns"];
    this.byName.set(name, { content: languageCodes.map(getText), columns });
  }

  private load(tables: Tables, file: string): void {
    const { languages, entries } = tables.getTexts(file, textFileSchema);
    const columns = readColumns(languages, file);
    for (const { name, guid, content } of entries) {
      const entry = { content, columns };
      this.byGuid.set(guid, entry);
      this.byName.set(name, entry);
    }
  }

  private localize(entry: Entry | undefined, key: string, place: RowPlace, field: string): Localized {
    if (!entry) throw new ImportError(place, field, `no text with the key ${key}.`);
    const texts = languageCodes.map((code) => {
      const text = this.clean(entry, code, place, field);
      if (text === "") throw new ImportError(place, field, `no text in the language ${code} (key ${key}).`);
      return [code, text] as const;
    });
    return Object.fromEntries(texts) as Record<LanguageCode, string>;
  }

  private clean(entry: Entry, code: LanguageCode, place: RowPlace, field: string): string {
    const text = entry.content[entry.columns[code]] ?? "";
    return (
      text
        .replace(/<REF ([^>]+)>/gi, (_, name: string) => {
          const target = this.byName.get(name);
          if (!target) throw new ImportError(place, field, `refers to the text ${name}, which is not there.`);
          return this.clean(target, code, place, field);
        })
        .replace(/<(EMID(?:JP)? [^>]+)>/g, (tag, key: string) => {
          const target = this.byGuid.get(this.references.get(key) ?? "");
          if (!target) throw new ImportError(place, field, `refers to ${tag}, which is not there.`);
          return this.clean(target, code, place, field);
        })
        .replace(/<LSNR "([^"]*)" "[^"]*">/g, "$1")
        // Where a Thai line may break: no space is seen.
        .replace(/<SIZE 0\.1> <\/SIZE>/g, "")
        .replace(/<[^>]*>/g, "")
        .replace(/[ \r\n]+/g, " ")
        .trim()
    );
  }
}

function readColumns(languages: readonly number[], file: string): Record<LanguageCode, number> {
  const columns = languageCodes.map((code) => {
    const column = languages.indexOf(languageNumbers[code]);
    if (column === -1) throw new ImportError({ table: `Text/${file}` }, "languages", `${code} is missing.`);
    return [code, column] as const;
  });
  return Object.fromEntries(columns) as Record<LanguageCode, number>;
}

function hasEnglish(entry: Entry | undefined): boolean {
  const text = entry?.content[entry.columns.en] ?? "";
  return text !== "" && text !== "-" && text !== "---" && !text.includes("#Rejected#");
}
