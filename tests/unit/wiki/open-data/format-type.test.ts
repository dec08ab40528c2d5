import { expect, test } from "vitest";
import { z } from "zod";
import { formatType } from "@/lib/wiki/open-data/format-type";

const percent = z.number().meta({ typeText: "percent" });
const letters = ["a", "b", "c", "d", "e"] as const;

test.each<[string, z.ZodType]>([
  ["string", z.string().regex(/^a/)],
  ["boolean", z.boolean()],
  ["number", z.number().min(0).max(1)],
  ["number", z.int()],
  ["number", z.int().min(0)],
  ["number", z.int().max(3)],
  ["1–8", z.int().min(1).max(8)],
  ["false", z.literal(false)],
  ["low | high", z.enum(["low", "high"])],
  ["a | b | c | d | e", z.enum(letters)],
  ["string", z.enum([...letters, "f"])],
  ["1 | 2", z.union([z.literal(1), z.literal(2)])],
  ["string | number", z.union([z.enum([...letters, "f"]), z.string(), z.number()])],
  ["number", z.number().optional()],
  ["low | high | null", z.enum(["low", "high"]).nullable().optional()],
  ["[string]", z.array(z.string()).min(1)],
  ["[7 numbers]", z.array(z.number()).length(7)],
  ["[[4 numbers]]", z.array(z.array(z.number()).length(4))],
  ["[low | high]", z.array(z.enum(["low", "high"])).length(2)],
  ["[number, string]", z.tuple([z.number(), z.string()])],
  ["[{item, qty}]", z.array(z.strictObject({ item: z.string(), qty: z.int() }))],
  ["{a} | {b} | null", z.union([z.strictObject({ a: percent }), z.strictObject({ b: percent })]).nullable()],
  ["object", z.strictObject(Object.fromEntries([..."abcdefgh"].map((key) => [key, z.string()])))],
])("writes %s", (text, schema) => {
  expect(formatType(schema)).toBe(text);
});

test.each<[string, z.ZodType]>([
  ["percent", percent],
  ["percent", percent.int().min(-100).max(100).describe("Affinity.")],
  ["percent | null", percent.positive().nullable().describe("Affinity.")],
  ["[3 factors]", z.array(z.number().meta({ typeText: "factor" }).min(0)).length(3)],
  ["[item id]", z.array(z.string().meta({ typeText: "item id" }))],
  ["{status: 0–3}", z.strictObject({ sleep: z.int().min(0).max(3).optional() }).meta({ keyName: "status" })],
])("metadata survives checks, wrappers and descriptions: %s", (text, schema) => {
  expect(formatType(schema)).toBe(text);
});
