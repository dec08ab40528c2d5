import { describe, expect, test } from "vitest";
import {
  createDeletionSchema,
  createSignUpSchema,
  resetSchema,
  signInSchema,
} from "@/lib/account/credentials";

type Schema = {
  safeParse(value: unknown): { error?: { issues: readonly { message: string; path: PropertyKey[] }[] } };
};

/** What the form says first about one field; `undefined` where it is accepted. */
function problemOf(schema: Schema, field: string, text: string): string | undefined {
  const texts = {
    email: "a@b.co",
    password: "secret-1",
    displayName: "Maple",
    confirm: "DELETE",
    [field]: text,
  };
  return schema.safeParse(texts).error?.issues.find(({ path }) => path[0] === field)?.message;
}
const signUpSchema = createSignUpSchema((password) => password.length >= 6);
const emailProblem = (text: string) => problemOf(resetSchema, "email", text);
const nameProblem = (text: string) => problemOf(signUpSchema, "displayName", text);

describe("an email address", () => {
  test.each(["a@b.co", " hunter@example.com ", "first.last+quarry@mail.example.org", "ü@bücher.example"])(
    "accepts %j",
    (email) => {
      expect(emailProblem(email)).toBeUndefined();
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
    expect(emailProblem(email)).toMatch(/valid email address/);
  });

  test("requires one where there is none", () => {
    expect(emailProblem("   ")).toBe("Enter your email address");
  });
});

describe("a display name", () => {
  test.each(["X", "Maple the Lance", "日本のハンター", "🐉 Rathalos 🐉", "Hunter", "x".repeat(32)])(
    "accepts %j",
    (name) => {
      expect(nameProblem(name)).toBeUndefined();
    },
  );

  test("counts characters as people do, not code units", () => {
    expect(nameProblem("🐉".repeat(32))).toBeUndefined();
    expect(nameProblem("🐉".repeat(33))).toBe("Use at most 32 characters");
  });

  test.each(["", "   ", "\n"])("requires a name instead of %j", (name) => {
    expect(nameProblem(name)).toMatch(/^Enter a display name/);
  });

  test.each(["\u200b", "\u202e", "\u2800\u3164"])("refuses a name that nobody can see: %j", (name) => {
    expect(nameProblem(name)).toBe("Use visible characters");
  });
});

test("any password may be tried, none may be left out", () => {
  expect(problemOf(signInSchema, "password", "")).toBe("Enter your password");
  expect(problemOf(signInSchema, "password", " ")).toBeUndefined();
});

test("a new password meets the policy", () => {
  expect(problemOf(signUpSchema, "password", "")).toBe("Choose a password");
  expect(problemOf(signUpSchema, "password", "hunt")).toBe(
    "This password does not meet the requirements below",
  );
  expect(problemOf(signUpSchema, "password", "hunting")).toBeUndefined();
});

test("white space around what was typed does not count, except in a password", () => {
  const typed = { displayName: " Maple ", email: " a@b.co ", password: " secret-1 " };
  expect(signUpSchema.parse(typed)).toEqual({
    displayName: "Maple",
    email: "a@b.co",
    password: " secret-1 ",
  });
});

test.each(["", "delete", "DELETE IT"])("an account is not deleted by %j", (word) => {
  expect(problemOf(createDeletionSchema(false), "confirm", word)).toBe("Type DELETE to continue");
});

test("an account is deleted by the word alone", () => {
  expect(problemOf(createDeletionSchema(false), "confirm", " DELETE ")).toBeUndefined();
});

test("asks for the password before an account that has one is deleted", () => {
  expect(problemOf(createDeletionSchema(true), "password", "")).toBe("Enter your password");
  expect(problemOf(createDeletionSchema(false), "password", "")).toBeUndefined();
});
