import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanDisplayName, fallbackName } from "@/lib/users/display";
import { findNameProblem, isReservedName } from "@/lib/users/name-rules";
import { changeNameBodySchema } from "@/lib/users/schema";

describe("a name", () => {
  test.each(
    [
      "Rook",
      "Maple of the Plains",
      "アルマ",
      "アルマ Alma",
      "Zoë",
      "O'Neil",
      "Дмитрий",
      "X",
      "🐉",
      "龍",
      "Badminton Bob",
      "Modest Mouse",
      "Ivory Lagiacrus",
      "Staffan",
      "Devon",
      "xX_Rath_Xx",
      "👩‍🚀 Rook",
      "12",
    ].map((name) => [name]),
  )("%j is fine", (name) => {
    expect(findNameProblem(name)).toBeNull();
  });

  test.each([
    ["", "blank"],
    ["   ", "blank"],
    ["\u3164\u2800", "blank"],
    ["\u200D\u202E", "blank"],
    ["x".repeat(33), "long"],
    ["🐉".repeat(33), "long"],
    ["Z\u0301\u0301\u0301\u0301\u0301\u0301oe", "stacked-marks"],
    ["Rооk", "mixed-scripts"],
    ["Μaple", "mixed-scripts"],
  ])("%j is refused: %s", (name, problem) => {
    expect(findNameProblem(name)).toBe(problem);
  });

  test.each([
    "Admin",
    "ADMINISTRATOR",
    "the_admin",
    "TheAdmin",
    "Admin123",
    "a d m i n",
    "4dm1n",
    "Аdmіn",
    "ａｄｍｉｎ",
    "ⓐⓓⓜⓘⓝ",
    "Ádmin",
    "Moderator",
    "Modеrаtor",
    "M0derator Bob",
    "Mod Alma",
    "[MOD] Alma",
    "Quarry",
    "Quarry Team",
    "Quаrry Support",
    "Official Alma",
    "0fficial",
    "Capcom",
    "Staff",
    "support",
    "Former hunter",
    "f0rmer  Hunter",
    "rnoderator",
    "Ad\u200Bmin",
    "a.d.m.i.n",
  ])("%j passes for staff and is refused", (name) => {
    expect(findNameProblem(name)).toBe("reserved");
  });

  test("of the account's provider that passes for staff is not shown", () => {
    expect(cleanDisplayName("Quarry Admin")).toBe(fallbackName);
    expect(cleanDisplayName("Rook")).toBe("Rook");
  });

  test("that was accepted is sent on as it will be shown, and stays acceptable", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (raw) => {
        const parsed = changeNameBodySchema.safeParse({ name: raw });
        expect(parsed.success).toBe(findNameProblem(raw) === null && raw.length <= 128);
        if (parsed.success) expect(cleanDisplayName(parsed.data.name)).toBe(parsed.data.name);
      }),
    );
  });

  test("is never reserved by an everyday word that contains a reserved one", () => {
    for (const name of ["Modern", "Commodore", "Developed", "Ecosystem", "Landowner"]) {
      expect(isReservedName(name)).toBe(false);
    }
  });
});
