import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeIssues, summarizeIssues } from "@/lib/api/describe-issues";
import { submitQuizBodySchema } from "@/lib/daily/quiz-schema";

function issuesOf(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : describeIssues(parsed.error.issues);
}

describe("describeIssues", () => {
  test.each([
    [z.object({ a: z.string() }), {}, "a", "is missing"],
    [z.object({ a: z.string() }), { a: 1 }, "a", "must be text"],
    [z.object({ a: z.int() }), { a: 1.5 }, "a", "must be a whole number"],
    [z.object({ a: z.boolean() }), { a: "yes" }, "a", "must be true or false"],
    [z.object({ a: z.string().min(1) }), { a: "" }, "a", "must be at least 1 character long"],
    [z.object({ a: z.string().max(20) }), { a: "x".repeat(21) }, "a", "must be at most 20 characters long"],
    [z.object({ a: z.int().min(2) }), { a: 1 }, "a", "must be at least 2"],
    [z.object({ a: z.enum(["x", "y"]) }), { a: "z" }, "a", 'must be "x" or "y"'],
    [z.object({ a: z.array(z.int()).length(1) }), { a: [] }, "a", "must be a list of exactly 1 item"],
    [z.object({ a: z.array(z.int()).max(2) }), { a: [1, 2, 3] }, "a", "must be a list of at most 2 items"],
    [
      z.object({ a: z.array(z.object({ b: z.int() })) }),
      { a: [{ b: 1 }, { b: "" }] },
      "a[1].b",
      "must be a number",
    ],
    [z.strictObject({}), { a: 1 }, "", "has unknown fields: a"],
    [z.object({ a: z.iso.datetime() }), { a: "noon" }, "a", "must be a valid datetime"],
    [z.object({ a: z.string().regex(/^x/, "must begin with x") }), { a: "y" }, "a", "must begin with x"],
    [z.object({ a: z.int().multipleOf(5) }), { a: 7 }, "a", "must be a multiple of 5"],
    [
      z.object({ a: z.int().refine((each) => each % 2 === 0, "must be even") }),
      { a: 3 },
      "a",
      "must be even",
    ],
    [z.object({ a: z.union([z.string(), z.int()]) }), { a: null }, "a", "is not in an allowed form"],
    [z.object({}), [], "", "must be an object"],
  ])("%#: says what and where", (schema, value, path, message) => {
    expect(issuesOf(schema, value)).toEqual([{ path, message }]);
  });

  test("never repeats what was sent", () => {
    const secret = "eyJhbGciOiJub25lIn0";
    const value = { idToken: { secret }, quiz: [{ id: secret.repeat(2) }], answers: [secret] };
    const issues = issuesOf(submitQuizBodySchema, value);
    expect(issues.length).toBe(3);
    expect(JSON.stringify(issues)).not.toContain(secret);
  });

  test("says the same of quiz answers as the API promises", () => {
    const body = { idToken: "x", quiz: [{ id: "1" }], answers: [1] };
    expect(issuesOf(submitQuizBodySchema, { ...body, answers: [4] })).toEqual([
      { path: "answers[0]", message: "must be at most 3" },
    ]);
    expect(issuesOf(submitQuizBodySchema, { ...body, answers: [] })).toHaveLength(1);
    expect(issuesOf(submitQuizBodySchema, { ...body, answers: [1, 2] })).toHaveLength(1);
    expect(issuesOf(submitQuizBodySchema, { ...body, quiz: [] })).toHaveLength(1);
    expect(issuesOf(submitQuizBodySchema, body)).toEqual([]);
  });
});

describe("summarizeIssues", () => {
  test("makes one sentence and does not run on", () => {
    const issues = ["a", "b", "c", "d", "e"].map((path) => ({ path, message: "is missing" }));
    expect(summarizeIssues("request body", issues)).toBe(
      "The request body is invalid: a is missing; b is missing; c is missing; and 2 more.",
    );
    expect(summarizeIssues("query", [{ path: "", message: "must be an object" }])).toBe(
      "The query is invalid: it must be an object.",
    );
  });
});
