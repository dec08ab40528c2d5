import type { TranslatedLanguage } from "@/lib/catalog/languages";

/** Languages with their own script. */
const byScript: readonly (readonly [RegExp, readonly TranslatedLanguage[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u, ["ja"]],
  [/\p{Script=Han}/u, ["ja", "zhHans", "zhHant"]],
  [/\p{Script=Hangul}/u, ["ko"]],
  [/\p{Script=Cyrillic}/u, ["ru"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Thai}/u, ["th"]],
];

/** Languages that a text is in by its script; none where its letters are Latin or of no script. */
export function getLanguagesOfScript(text: string): readonly TranslatedLanguage[] {
  return byScript.find(([script]) => script.test(text))?.[1] ?? [];
}
