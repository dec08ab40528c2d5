import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const file = z
  .object({
    indexes: z.array(
      z.object({ collectionGroup: z.string(), fields: z.array(z.looseObject({ fieldPath: z.string() })) }),
    ),
    fieldOverrides: z.array(
      z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
    ),
  })
  .parse(JSON.parse(readFileSync("firestore.indexes.json", "utf8")));
const ofRuns = file.indexes
  .filter(({ collectionGroup }) => collectionGroup === "runs")
  .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join(" "));

describe("the indexes of leaderboards", () => {
  test.each([
    ["the next best run of an entrant", "boardIds status entrant timeCs submittedAt"],
    ["a board of an earlier day", "boardIds status timeCs submittedAt"],
    ["the runs after a record", "boardIds status submittedAt"],
    ["the public log", "status submittedAt"],
    ["the log of a quest", "status quest submittedAt"],
    ["one's own runs", "submittedBy submittedAt"],
    ["requests to a partner", "people status queue submittedAt"],
    ["the queue", "queue submittedAt"],
    ["the queue of records", "queue isContender submittedAt"],
  ])("serve %s", (_, fields) => expect(ofRuns).toContain(fields));

  test("leave out the lists inside documents, which have thousands of entries", () => {
    const left = file.fieldOverrides
      .filter(({ indexes }) => indexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(left).toEqual(expect.arrayContaining(["boards.rows", "parts.rows", "runners.boards"]));
  });
});
