import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareSketches, createSketch, type Sketch } from "@/lib/content/sketch";
import { getRuns } from "@/tests/support/test-size";

const advert = "Buy cheap zenny at the shop of the silver hunter, the best prices for everybody in town";

/** @throws where the text is too short for a sketch */
function sketchOf(...texts: string[]): Sketch {
  const sketch = createSketch(texts);
  if (!sketch) throw new Error(`no sketch of ${texts.join()}`);
  return sketch;
}
const shareOf = (one: string, other: string) => compareSketches(sketchOf(one), sketchOf(other));
/** Whether the store finds one by the other. */
const areFound = (one: string, other: string) => {
  const { bands } = sketchOf(other);
  return sketchOf(one).bands.some((band) => bands.includes(band));
};

const word = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
  minLength: 3,
  maxLength: 9,
});
const prose = fc.array(word, { minLength: 12, maxLength: 60 }).map((words) => words.join(" "));

describe("the sketch of a text", () => {
  test.each([
    ["one added letter", advert.replace("zenny", "zennny")],
    ["one letter less", advert.replace("silver", "silvr")],
    ["a word in place of another", advert.replace("cheap", "good")],
    ["a word more at the end", `${advert} tonight`],
    ["other punctuation and case", advert.toUpperCase().replaceAll(" ", "...")],
    ["full-width letters", advert.replace("shop", "ｓｈｏｐ")],
  ])("finds it again with %s", (_, changed) => {
    expect(areFound(advert, changed)).toBe(true);
    expect(shareOf(advert, changed)).toBeGreaterThanOrEqual(0.5);
  });

  test("finds a text in another language without spaces again", () => {
    const text = "銀色のハンターの店では誰でも安くゼニーを買うことができますのでぜひ来てください";
    expect(shareOf(text, text.replace("安く", "とても安く"))).toBeGreaterThanOrEqual(0.5);
  });

  test("with one letter added anywhere is found, however the text reads", () => {
    fc.assert(
      fc.property(prose, fc.nat(), (text, place) => {
        const at = place % text.length;
        const changed = `${text.slice(0, at)}x${text.slice(at)}`;
        expect(areFound(text, changed)).toBe(true);
        expect(shareOf(text, changed)).toBeGreaterThanOrEqual(0.5);
      }),
      { numRuns: getRuns({ small: 100, full: 2000 }) },
    );
  });

  test("of another text is another one", () => {
    fc.assert(
      fc.property(prose, prose, (one, other) => {
        fc.pre(one !== other);
        expect(shareOf(one, other)).toBeLessThan(0.5);
      }),
      { numRuns: getRuns({ small: 100, full: 2000 }) },
    );
  });

  test("is the same each time, symmetric to compare, and 1 for the same text", () => {
    fc.assert(
      fc.property(prose, prose, (one, other) => {
        expect(createSketch([one])).toEqual(createSketch([one]));
        expect(shareOf(one, one)).toBe(1);
        expect(shareOf(one, other)).toBe(shareOf(other, one));
      }),
      { numRuns: getRuns({ small: 50, full: 500 }) },
    );
  });

  test("is of the long texts alone, and of nothing where all are short", () => {
    expect(createSketch(["Bow build", "", "!!!"])).toBeNull();
    expect(sketchOf("My bow", advert)).toEqual(sketchOf(advert));
    const { hashes, bands } = sketchOf(advert);
    expect(hashes).toMatch(/^[0-9a-f]{480}$/);
    expect(new Set(bands).size).toBe(20);
  });
});
