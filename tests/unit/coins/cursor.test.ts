import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "@/lib/coins/cursor";
import { ledgerQuerySchema } from "@/lib/coins/schema";

const position = fc.record({
  seconds: fc.integer({ min: 0, max: 253_402_300_799 }),
  nanoseconds: fc.integer({ min: 0, max: 999_999_999 }),
  key: fc.stringMatching(/^[A-Za-z0-9._:é-]{1,25}$/).filter((key) => !/^\.{1,2}$|^__.*__$/.test(key)),
});

describe("cursor", () => {
  test("comes back as the position it was made of", () => {
    fc.assert(
      fc.property(position, (each) => {
        expect(decodeCursor(encodeCursor(each))).toEqual(each);
      }),
    );
  });

  test("is accepted by the route's query", () => {
    const cursor = encodeCursor({ seconds: 1_795_000_000, nanoseconds: 1, key: "daily-login.2026-11-20" });
    expect(ledgerQuerySchema.parse({ cursor })).toEqual({ cursor });
  });

  test.each([
    "",
    "abc",
    "1.2",
    "1.2.",
    "..x",
    "-1.0.x",
    "zzzzzzzz.0.x",
    "1.zzzzzz.x",
    "1.2.%E0%A4%A",
    "1.2.a%2Fb",
    "A.0.x",
    "1.2..",
    "1.2.__id__",
  ])("cannot be %j", (text) => expect(decodeCursor(text)).toBeNull());

  test("cannot be any other text without being refused or read as a valid position", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = decodeCursor(text);
        expect(read === null || (read.key.length > 0 && read.seconds >= 0)).toBe(true);
      }),
    );
  });
});
