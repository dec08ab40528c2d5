import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "../../..");
const { fieldOverrides } = z
  .object({
    fieldOverrides: z.array(
      z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8")));
const policies = fieldOverrides
  .filter(({ ttl }) => ttl)
  .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);

describe("the TTL policies", () => {
  test("are those for what was deleted, for counters and for what lapses", () => {
    expect(policies.toSorted()).toEqual([
      "alerts.expiresAt",
      "answers.purgeAt",
      "builds.purgeAt",
      "eventQuests.purgeAt",
      "helpTexts.expiresAt",
      "huntSearches.until",
      "limits.expiresAt",
      "networks.expiresAt",
      "news.expiresAt",
    ]);
  });

  test("are the ones that docs/deploy.md tells an operator about, no more and no less", () => {
    const guide = readFileSync(join(root, "docs/deploy.md"), "utf8");
    const named = guide.match(/`\w+\.(?:purgeAt|expiresAt|until)`/g) ?? [];
    expect(named.map((each) => each.slice(1, -1)).toSorted()).toEqual(policies.toSorted());
    expect(guide).not.toMatch(/no TTL policy/i);
  });
});
