import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageCodes } from "@/lib/catalog/languages";
import { getLanguage, getLanguageToCarry, setLanguage } from "@/lib/names/name-language";

describe("the language in an address", () => {
  test.each([
    ["/wiki?lang=ja", "ja"],
    ["/wiki/skills?q=a&lang=ptBR#top", "ptBR"],
    ["/wiki?lang=en", "en"],
    ["/wiki?lang=xx", undefined],
    ["/wiki?lang=", undefined],
    ["/wiki?lang=__proto__", undefined],
    ["/wiki?language=ja", undefined],
    ["/wiki#lang=ja", undefined],
    ["/wiki", undefined],
  ])("%s requests %s", (address, expected) => {
    expect(getLanguage(address)).toBe(expected);
  });

  test.each([
    ["/wiki", "ja", "/wiki?lang=ja"],
    ["/wiki?lang=xx", undefined, "/wiki"],
    ["/wiki?lang=fr&q=a", "ja", "/wiki?q=a&lang=ja"],
    ["/wiki?q=a%20b&sort=name.asc#row", "ar", "/wiki?q=a%20b&sort=name.asc&lang=ar#row"],
    ["/wiki?lang&lang=ja#x", undefined, "/wiki#x"],
  ] as const)("%s with %s is %s", (address, language, expected) => {
    expect(setLanguage(address, language)).toBe(expected);
  });

  test("stays as it is when written twice, and preserves everything else", () => {
    const part = fc.stringMatching(/^[a-z]{1,6}$/).filter((key) => key !== "lang");
    fc.assert(
      fc.property(fc.dictionary(part, part), fc.constantFrom(...languageCodes), (query, language) => {
        const address = `/wiki?${new URLSearchParams(query)}`;
        const once = setLanguage(address, language);
        expect(setLanguage(once, language)).toBe(once);
        expect(Object.fromEntries(new URL(once, "http://page").searchParams)).toEqual({
          ...query,
          lang: language,
        });
      }),
    );
  });

  test("is left out for English, unless this browser remembers another", () => {
    expect(getLanguageToCarry("en", undefined)).toBeUndefined();
    expect(getLanguageToCarry("en", "en")).toBeUndefined();
    expect(getLanguageToCarry("en", "fr")).toBe("en");
    expect(getLanguageToCarry("ja", undefined)).toBe("ja");
  });
});
