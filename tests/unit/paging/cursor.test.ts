import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CursorValue, decodeCursor, encodeCursor } from "@/lib/paging/cursor";
import { cursorSchema } from "@/lib/paging/schema";

const fields = ["integer", "time", "id"] as const;
const position = fc.tuple(
  fc.maxSafeNat(),
  fc.record({
    seconds: fc.integer({ min: 0, max: 253_402_300_799 }),
    nanoseconds: fc.integer({ min: 0, max: 999_999_999 }),
  }),
  fc.stringMatching(/^[A-Za-z0-9._:é-]{1,25}$/).filter((id) => !/^\.{1,2}$|^__.*__$/.test(id)),
);
const sample: CursorValue[] = [3, { seconds: 1_795_000_000, nanoseconds: 1 }, "daily-login.2026-11-20"];

describe("cursor", () => {
  test("comes back as the position it was made of", () => {
    fc.assert(
      fc.property(position, (each) => {
        expect(decodeCursor("likes", fields, encodeCursor("likes", each))).toEqual(each);
      }),
    );
  });

  test("is accepted by the query of a route", () => {
    const cursor = encodeCursor("ledger", sample);
    expect(cursorSchema.parse(cursor)).toBe(cursor);
  });

  test("cannot be used on another list or another order", () => {
    const cursor = encodeCursor("likes", sample);
    expect(decodeCursor("newest", fields, cursor)).toBeNull();
    expect(decodeCursor("likes", ["time", "id"], cursor)).toBeNull();
    expect(decodeCursor("likes", ["time", "integer", "id"], cursor)).toBeNull();
  });

  test.each([
    "",
    "likes",
    "likes.1.1_0",
    "likes.1.1_0.",
    "likes.-1.1_0.x",
    "likes.01.1_0.x",
    "likes.1.zzzzzzzzz_0.x",
    "likes.1.1_zzzzzz.x",
    "likes.1.1_0_0.x",
    "likes.1.1.x",
    "likes.1.1_0.%E0%A4%A",
    "likes.1.1_0.a%2Fb",
    "likes.A.1_0.x",
    "likes.1.1_0.%2E%2E",
    "likes.1.1_0.__id__",
    `likes.1.1_0.${"x".repeat(181)}`,
  ])("cannot be %j", (text) => expect(decodeCursor("likes", fields, text)).toBeNull());

  test("any other text is refused or read as a position that gives it back", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = decodeCursor("likes", fields, `likes.${text}`);
        if (read) expect(decodeCursor("likes", fields, encodeCursor("likes", read))).toEqual(read);
      }),
    );
  });
});
