/** A language that names can be shown in. */
export interface Language {
  /** As in the files of names; English is the name in the record itself. */
  readonly code: LanguageCode;
  /** Its name in itself. */
  readonly name: string;
  readonly englishName: string;
  /** BCP 47, for `lang` and `hreflang`. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
}

export const languageCodes = [
  "en",
  "ja",
  "fr",
  "it",
  "de",
  "es",
  "esLA",
  "ptBR",
  "pl",
  "ru",
  "ko",
  "zhHans",
  "zhHant",
  "th",
  "ar",
] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** Every language but English, which needs no file. */
export type TranslatedLanguage = Exclude<LanguageCode, "en">;

/** The languages of the game, in the order that a chooser shows them. */
export const languages: readonly Language[] = [
  createLanguage("en", "English", "English", "en"),
  createLanguage("ja", "日本語", "Japanese", "ja"),
  createLanguage("fr", "Français", "French", "fr"),
  createLanguage("it", "Italiano", "Italian", "it"),
  createLanguage("de", "Deutsch", "German", "de"),
  createLanguage("es", "Español (España)", "Spanish (Spain)", "es-ES"),
  createLanguage("esLA", "Español (Latinoamérica)", "Spanish (Latin America)", "es-419"),
  createLanguage("ptBR", "Português (Brasil)", "Portuguese (Brazil)", "pt-BR"),
  createLanguage("pl", "Polski", "Polish", "pl"),
  createLanguage("ru", "Русский", "Russian", "ru"),
  createLanguage("ko", "한국어", "Korean", "ko"),
  createLanguage("zhHans", "简体中文", "Chinese (Simplified)", "zh-Hans"),
  createLanguage("zhHant", "繁體中文", "Chinese (Traditional)", "zh-Hant"),
  createLanguage("th", "ไทย", "Thai", "th"),
  createLanguage("ar", "العربية", "Arabic", "ar", "rtl"),
];

const byCode = new Map(languages.map((entry) => [entry.code, entry]));

/** The languages that have a file of names. */
export const translatedLanguages: readonly TranslatedLanguage[] = languageCodes.filter(
  (code) => code !== "en",
);

/** The language of a code, also where it comes from an address or a store and may be anything. */
export function findLanguage(code: string): Language | undefined {
  return isLanguageCode(code) ? byCode.get(code) : undefined;
}

export function isLanguageCode(code: string): code is LanguageCode {
  return languageCodes.some((known) => known === code);
}

function createLanguage(
  code: LanguageCode,
  name: string,
  englishName: string,
  tag: string,
  direction: Language["direction"] = "ltr",
): Language {
  return Object.freeze({ code, name, englishName, tag, direction });
}
