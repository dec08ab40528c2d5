import { describe, expect, test } from "vitest";
import { hasErrors, validateDisplayName, validateEmail, validatePassword } from "@/lib/account/credentials";

describe("validateEmail", () => {
  test.each(["a@b.co", " hunter@example.com ", "first.last+quarry@mail.example.org", "ü@bücher.example"])(
    "accepts %j",
    (email) => {
      expect(validateEmail(email)).toBeUndefined();
    },
  );

  test.each([
    "hunter",
    "hunter@",
    "@example.com",
    "hunter@example",
    "hunter@example.",
    "a b@example.com",
    "a@@b.co",
  ])("requires a full address instead of %j", (email) => {
    expect(validateEmail(email)).toMatch(/valid email address/);
  });

  test("requires one where there is none", () => {
    expect(validateEmail("   ")).toBe("Enter your email address");
  });
});

describe("validateDisplayName", () => {
  test.each(["X", "Maple the Lance", "日本のハンター", "🐉 Rathalos 🐉", "Hunter", "x".repeat(32)])(
    "accepts %j",
    (name) => {
      expect(validateDisplayName(name)).toBeUndefined();
    },
  );

  test("counts characters as people do, not code units", () => {
    expect(validateDisplayName("🐉".repeat(32))).toBeUndefined();
    expect(validateDisplayName("🐉".repeat(33))).toBe("Use at most 32 characters");
  });

  test.each(["", "   ", "\n"])("requires a name instead of %j", (name) => {
    expect(validateDisplayName(name)).toMatch(/^Enter a display name/);
  });

  test.each(["\u200b", "\u202e", "\u2800\u3164"])("refuses a name that nobody can see: %j", (name) => {
    expect(validateDisplayName(name)).toBe("Use visible characters");
  });
});

test("any password may be tried, none may be left out", () => {
  expect(validatePassword("")).toBe("Enter your password");
  expect(validatePassword(" ")).toBeUndefined();
});

test("hasErrors looks for words, not for keys", () => {
  expect(hasErrors({ email: undefined })).toBe(false);
  expect(hasErrors({ email: "Enter your email address" })).toBe(true);
});
