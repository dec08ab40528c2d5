import { describe, expect, test } from "vitest";
import { allowsTags, getConsentExpiry, parseConsent, serializeConsent } from "@/lib/site/consent";

describe("parseConsent", () => {
  test.each([
    { analytics: true, advertising: true },
    { analytics: false, advertising: false },
    { analytics: true, advertising: false },
  ])("reads back what was written: %o", (consent) => {
    expect(parseConsent(serializeConsent(consent))).toEqual(consent);
  });

  test("ignores unknown fields besides the two answers", () => {
    expect(parseConsent('{"analytics":true,"advertising":false,"version":2}')).toEqual({
      analytics: true,
      advertising: false,
    });
  });

  test.each([
    ["no cookie", undefined],
    ["an empty cookie", ""],
    ["text that is no JSON", "yes"],
    ["half a JSON text", '{"analytics":true'],
    ["null", "null"],
    ["a bare boolean", "true"],
    ["a list", "[true,true]"],
    ["a missing answer", '{"analytics":true}'],
    ["an answer as text", '{"analytics":"true","advertising":"true"}'],
    ["an answer as number", '{"analytics":1,"advertising":0}'],
    ["an answer of null", '{"analytics":true,"advertising":null}'],
  ])("takes %s for no choice", (_name, text) => {
    expect(parseConsent(text)).toBeNull();
  });
});

describe("getConsentExpiry", () => {
  test.each([
    ["2026-01-15T10:30:00.000Z", "2026-07-15T10:30:00.000Z"],
    ["2026-08-31T00:00:00.000Z", "2027-02-28T00:00:00.000Z"],
    ["2027-08-31T23:59:59.000Z", "2028-02-29T23:59:59.000Z"],
    ["2026-12-31T12:00:00.000Z", "2027-06-30T12:00:00.000Z"],
    ["2026-10-30T12:00:00.000Z", "2027-04-30T12:00:00.000Z"],
  ])("a choice of %s lapses at %s", (now, expiry) => {
    expect(getConsentExpiry(new Date(now)).toISOString()).toBe(expiry);
  });

  test("leaves the date that it was given alone", () => {
    const now = new Date("2026-08-31T00:00:00.000Z");
    getConsentExpiry(now);
    expect(now.toISOString()).toBe("2026-08-31T00:00:00.000Z");
  });
});

describe("allowsTags", () => {
  test("needs at least one yes", () => {
    expect(allowsTags({ analytics: true, advertising: false })).toBe(true);
    expect(allowsTags({ analytics: false, advertising: true })).toBe(true);
    expect(allowsTags({ analytics: false, advertising: false })).toBe(false);
    expect(allowsTags(null)).toBe(false);
    expect(allowsTags(undefined)).toBe(false);
  });
});
