import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { publishedBuildsQuerySchema } from "@/lib/builds/schema";

const root = join(import.meta.dirname, "../../..");
const indexesSchema = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), fields: z.array(z.looseObject({ fieldPath: z.string() })) }),
  ),
});
const { indexes } = indexesSchema.parse(
  JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8")),
);
const ofBuilds = indexes
  .filter(({ collectionGroup }) => collectionGroup === "builds")
  .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join(" "));

/** Firestore joins indexes of equal filters where each ends in the order of the query. */
describe("the indexes of builds", () => {
  const filters = Object.keys(publishedBuildsQuerySchema.shape)
    .filter((name) => name !== "sort" && name !== "cursor")
    .map((name) => (name === "tag" || name === "skill" ? "keys" : name));

  test.each(["visibility", ...new Set(filters)])("serve %s in both orders of the public list", (field) => {
    expect(ofBuilds).toContain(`${field} publishedAt`);
    expect(ofBuilds).toContain(`${field} likes publishedAt`);
  });

  test("serve the list of one's own", () => {
    expect(ofBuilds).toContain("owner visibility updatedAt");
  });

  test("are deployed with the rules", () => {
    const settings: unknown = JSON.parse(readFileSync(join(root, "firebase.json"), "utf8"));
    expect(settings).toMatchObject({ firestore: { indexes: "firestore.indexes.json" } });
  });
});
