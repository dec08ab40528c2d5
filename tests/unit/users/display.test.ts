import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanDisplayName, cleanPhotoURL, fallbackName } from "@/lib/users/display";
import { maxNameLength } from "@/lib/users/name-rules";

describe("cleanDisplayName", () => {
  test.each([
    ["Rook", "Rook"],
    ["  Rook \t of\n\n Suja ", "Rook of Suja"],
    ["アルマ", "アルマ"],
    ["e\u0301toile", "étoile"],
    ["Rook\u0000\u0007", "Rook"],
    ["\u202Ekoor\u202C", "koor"],
    ["\u2066Rook\u2069\u200F", "Rook"],
    ["Ro\u200Bok\uFEFF", "Rook"],
    ["👩‍🚀 Rook", "👩‍🚀 Rook"],
    ["a\u0301\u0301\u0301\u0301\u0301\u0301\u0301", "á\u0301\u0301\u0301\u0301"],
    ["<b>Rook</b>", "<b>Rook</b>"],
    ["R\u200Dook\uFE0F\u{E0041}", "Rook"],
    ["\u061CRook\u202B\u2067", "Rook"],
    ["می‌خواهم", "می‌خواهم"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿 Rook", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 Rook"],
  ])("%j is shown as %j", (raw, shown) => expect(cleanDisplayName(raw)).toBe(shown));

  test.each([null, undefined, "", "   ", "\u202E\u202E", "\u200D", "\u3164\u2800", "\u0301", "\uFFA0\uFE0F"])(
    "%j has nothing to show and becomes the fallback",
    (raw) => expect(cleanDisplayName(raw)).toBe(fallbackName),
  );

  test("is cut at 32 characters, never in the middle of one", () => {
    expect(cleanDisplayName("x".repeat(40))).toBe("x".repeat(32));
    expect(cleanDisplayName("🐉".repeat(40))).toBe("🐉".repeat(32));
    expect(cleanDisplayName(`${"x".repeat(31)} y`)).toBe("x".repeat(31));
  });

  test("whatever is sent, the result is short, visible, on one line, and stays as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        const name = cleanDisplayName(raw);
        expect([...name].length).toBeGreaterThanOrEqual(1);
        expect([...name].length).toBeLessThanOrEqual(maxNameLength);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F]| {2}/u);
        expect(cleanDisplayName(name)).toBe(name);
      }),
      { numRuns: 500 },
    );
  });
});

describe("cleanPhotoURL", () => {
  test("lets a Google picture through", () => {
    const url = "https://lh3.googleusercontent.com/a/ACg8ocK=s96-c";
    expect(cleanPhotoURL(url)).toBe(url);
  });

  test.each([
    null,
    undefined,
    "",
    "not an address",
    "http://lh3.googleusercontent.com/a/x",
    "https://googleusercontent.com/a/x",
    "https://lh3.googleusercontent.com.evil.example/x",
    "https://evilgoogleusercontent.com/x",
    "https://evil.example/?lh3.googleusercontent.com",
    "https://user:secret@lh3.googleusercontent.com/x",
    "https://lh3.googleusercontent.com:8443/x",
    "javascript:alert(1)//.googleusercontent.com",
    "data:image/png;base64,AAAA",
    `https://lh3.googleusercontent.com/${"x".repeat(1024)}`,
  ])("cannot be %j", (url) => expect(cleanPhotoURL(url)).toBeNull());
});
