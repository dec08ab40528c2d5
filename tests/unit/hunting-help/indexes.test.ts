import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { searchesQuerySchema } from "@/lib/hunting-help/hunt/hunt-schema";
import { requestBoardQuerySchema } from "@/lib/hunting-help/schema";

const field = z.looseObject({ fieldPath: z.string() });
const { indexes, fieldOverrides } = z
  .object({
    indexes: z.array(z.object({ collectionGroup: z.string(), fields: z.array(field) })),
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.boolean().optional(),
        indexes: z.array(z.looseObject({ queryScope: z.string().optional() })),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync("firestore.indexes.json", "utf8")));
const listIndexes = (group: string) =>
  indexes
    .filter(({ collectionGroup }) => collectionGroup === group)
    .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join(" "));
const filtersOf = (shape: object, others: readonly string[]) =>
  Object.keys(shape).filter((name) => !others.includes(name));

describe("the indexes of Hunting Help", () => {
  const filters = filtersOf(requestBoardQuerySchema.shape, ["q", "sort", "cursor"]);

  test.each(["visibility", "words", ...filters])("serve %s in both orders of the board", (name) => {
    expect(listIndexes("helpRequests")).toContain(`${name} createdAt`);
    expect(listIndexes("helpRequests")).toContain(`${name} expiresAt`);
  });

  test.each(["isAnswered", "asker"])("serve %s, latest first", (name) => {
    expect(listIndexes("helpRequests")).toContain(`${name} createdAt`);
  });

  // A platform finds the hunts that are open to it.
  test.each(["openTo", "people", ...filtersOf(searchesQuerySchema.shape, ["platform", "cursor"])])(
    "serve %s of hunts that look for hunters",
    (name) => {
      expect(listIndexes("huntSearches")).toContain(`${name} until`);
    },
  );

  test.each(["answers", "comments", "edits"])("find the %s of a person in all requests", (group) => {
    const uid = fieldOverrides.find((each) => each.collectionGroup === group && each.fieldPath === "uid");
    expect(uid?.indexes).toContainEqual({ order: "ASCENDING", queryScope: "COLLECTION_GROUP" });
  });

  test("find copies of an answer in all requests", () => {
    const prints = fieldOverrides.find(
      (each) => each.collectionGroup === "answers" && each.fieldPath === "prints",
    );
    expect(prints?.indexes).toContainEqual({ arrayConfig: "CONTAINS", queryScope: "COLLECTION_GROUP" });
  });

  test("let the store remove what is over", () => {
    const removed = fieldOverrides
      .filter(({ ttl }) => ttl)
      .map((each) => `${each.collectionGroup}.${each.fieldPath}`);
    expect(removed).toEqual(
      expect.arrayContaining(["answers.purgeAt", "helpTexts.expiresAt", "huntSearches.until"]),
    );
  });
});
