import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanLine,
  cleanLines,
  cleanTag,
  describeLineProblem,
  findLineProblem,
  hasVisible,
  limitMarks,
} from "@/lib/text/clean-text";
import { getRuns } from "@/tests/support/test-size";

const runs = getRuns({ small: 100, full: 2000 });

/** Names as people of many scripts write them, and emoji of many parts. */
const fine = [
  "Rey Dau bow",
  "ครั้งที่สอง",
  "Nguyễn Thị Ánh",
  "हिन्दी में क्‍ष",
  "مُحَمَّدٌ",
  "می‌خواهم",
  "בְּרֵאשִׁ֖ית",
  "ကျွန်ုပ်တို့",
  "བསྒྲུབས",
  "මශ්‍රී",
  "村雨の葛󠄀",
  "한국어",
  "👨‍👩‍👧",
  "👩🏽‍🚒",
  "❤️‍🔥",
  "🏳️‍🌈",
  "🇯🇵",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "1️⃣",
  "-",
];

/** Controls that turn the text of a page around, or hide. */
const bidi = "\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";

const blankTitles: readonly [string, string][] = [
  ["a Hangul filler", "\u3164"],
  ["Hangul fillers of other widths", "\u115F\u1160\uFFA0"],
  ["an empty braille cell", "\u2800 \u2800"],
  ["a joiner", "\u200D"],
  ["joiners and selectors", "\u200D\uFE0F\u200C\u{E0100}"],
  ["marks without a letter", "\u0301\u0302"],
  ["a mark on a filler", "\u3164\u0301"],
  ["a mark that is drawn on nothing", "\u00A0\u0336"],
  ["tags of a flag without it", "\u{E0067}\u{E0062}\u{E007F}"],
  ["zero-width characters", "\u200B\u2060\u00AD"],
  ["turns of text", bidi],
  ["a note without a head", "\u{1D159}"],
];

/** Any row of UTF-16 units, halves of characters included. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes));

test("a mark that meets its letter when something between them goes becomes one with it", () => {
  for (const between of ["\u200D", "\u200C", "\uFE0F", "\u{E0100}", "\u{E0067}"]) {
    expect(cleanLine(`cafe${between}\u0301`)).toBe("caf\u00E9");
  }
});

describe("a line", () => {
  test("has single spaces and nothing that turns text around", () => {
    expect(cleanLine(" Rey\n\tDau \u202E bow\u0000 ")).toBe("Rey Dau bow");
    expect(cleanLine(`a${bidi}b`)).toBe("ab");
    expect(cleanLine("e\u200B\u0301")).toBe("é");
  });

  test.each(fine)("%s stays as it is", (name) => {
    expect(cleanLine(name)).toBe(name.normalize("NFC"));
    expect(findLineProblem(name)).toBeNull();
  });

  test("loses joiners, selectors and tags that belong to nothing", () => {
    expect(cleanLine("a\u200Db\u200Cc")).toBe("abc");
    expect(cleanLine("🐉\u200D")).toBe("🐉");
    expect(cleanLine("a \uFE0Fb")).toBe("a b");
    expect(cleanLine("Rook\u{E0041}\u{E0042}")).toBe("Rook");
    expect(cleanLine("🏴\u{E0041}\u{E007F}")).toBe("🏴");
  });

  test.each(blankTitles)("of %s is refused", (_, raw) => {
    expect(findLineProblem(raw)).toBe("nothing-visible");
  });

  test("of white space alone is empty, which is no fault of the letters", () => {
    expect(findLineProblem(" \n\u3000")).toBeNull();
    expect(cleanLine(" \n\u3000")).toBe("");
  });

  test("may have four marks on a letter and not five", () => {
    const marks = "\u0316\u0317\u0318\u0319\u031A";
    expect(findLineProblem(`x${marks.slice(0, 4)}`)).toBeNull();
    expect(findLineProblem(`x${marks}`)).toBe("stacked-marks");
    expect(findLineProblem(`Z\u0336${"\u0489".repeat(4)}algo`)).toBe("stacked-marks");
  });

  test("cleaned twice is the same, is one line and shows nothing hidden", () => {
    const unit = fc.constantFrom(
      ...bidi,
      "a",
      "e",
      " ",
      "\u0301",
      "\u200D",
      "\uFE0F",
      "\u3164",
      "🏴",
      "\u{E0067}",
      "\u{E007F}",
      "क",
      "्",
      "🐉",
      "❤",
    );
    fc.assert(
      fc.property(fc.oneof(units, fc.string({ unit })), (raw) => {
        const line = cleanLine(raw);
        expect(cleanLine(line)).toBe(line);
        expect(line).toBe(line.trim());
        expect(line).not.toMatch(/[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u3164]| {2}/u);
      }),
      { numRuns: runs },
    );
  });
});

describe("a text of several lines", () => {
  test("preserves its lines and tabs, with one kind of line break", () => {
    expect(cleanLines("a\r\nb\rc\n\td\u0007\u202E\n\n")).toBe("a\nb\nc\n\td");
    expect(cleanLines(`a\n${bidi}b`)).toBe("a\nb");
  });

  test("preserves names and emoji as people write them", () => {
    const text = fine.join("\n");
    expect(cleanLines(text)).toBe(text.normalize("NFC"));
  });

  test("has four marks on a letter at most", () => {
    expect(cleanLines(`x${"\u0316".repeat(3000)}y`)).toBe(`x${"\u0316".repeat(4)}y`);
  });

  test("preserves the empty cells of a picture in braille", () => {
    expect(cleanLines("⠿⠀⠿\n⠀⠿")).toBe("⠿⠀⠿\n⠀⠿");
  });

  test.each(blankTitles)("of %s is empty", (_, raw) => {
    expect(cleanLines(`${raw}\n${raw}`)).toBe("");
  });
});

test("marks with a width of their own are not counted, the others are cut", () => {
  expect(limitMarks("क\u093E\u093E\u093E\u093E\u093E\u093E")).toBe("क\u093E\u093E\u093E\u093E\u093E\u093E");
  expect(limitMarks(`a${"\u0301\u093E".repeat(6)}b`)).toBe(`a${"\u0301\u093E".repeat(4)}\u093E\u093Eb`);
});

test("letters, digits and signs can be seen", () => {
  for (const text of ["a", "9", "!", "€", "猟", "🐉", " x "]) expect(hasVisible(text)).toBe(true);
  expect(hasVisible("")).toBe(false);
});

test("a tag is one of its spellings", () => {
  for (const raw of ["Speed Run", " speed_run ", "SPEED-RUN", "ｓｐｅｅｄ run", "speed\u3164 run"]) {
    expect(cleanTag(raw)).toBe("speed-run");
  }
});

test("each problem has its words", () => {
  expect(describeLineProblem("nothing-visible")).toMatch(/visible/);
  expect(describeLineProblem("stacked-marks")).toMatch(/4 marks/);
});

test("no text of any kind takes long", () => {
  const hidden = [
    "\u{E0041}",
    "\u{1F3F4}\u{E0041}",
    "\uFE0F",
    "\u200D",
    "👩\uFE0F\u200D",
    "\u0301",
    "a\u0301",
    " \t",
    "\u3164",
  ];
  for (const unit of hidden) {
    const text = unit.repeat(20_000);
    expect(cleanLine(text).length).toBeLessThanOrEqual(text.length);
    expect(cleanLines(text).length).toBeLessThanOrEqual(text.length);
  }
});
