import { expect, test } from "vitest";
import { z } from "zod";
import { listFields } from "@/lib/wiki/open-data/list-fields";

const name = z.string().describe("Name.");

test("gives names, types and meanings in the order of the schema", () => {
  const schema = z.strictObject({
    name,
    old: name.optional(),
    level: z.int().min(1).max(3).nullable().optional().describe("Level."),
  });
  expect(listFields(schema)).toEqual([
    ["name", "string", "Name."],
    ["old", "string", "Name."],
    ["level", "1–3 | null", "Level."],
  ]);
  expect(listFields(schema.omit({ old: true }).extend({ last: name })).map(([field]) => field)).toEqual([
    "name",
    "level",
    "last",
  ]);
});

test("lists a field of several kinds of record once, with all its types", () => {
  const schema = z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("wave").describe("Kind."), name, size: z.int().describe("Size.") }),
    z.strictObject({ kind: z.literal("bubble"), name }),
  ]);
  expect(listFields(schema)).toEqual([
    ["kind", "wave | bubble", "Kind."],
    ["name", "string", "Name."],
    ["size", "number", "Size."],
  ]);
});

test("refuses a field without a description", () => {
  expect(() => listFields(z.strictObject({ name, level: z.int() }))).toThrow('"level"');
});
