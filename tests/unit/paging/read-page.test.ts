import { expect, test } from "vitest";
import { FieldPath } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

function pageOf(db: ReturnType<typeof createInProcessDb>, cursor: string | undefined, size: number) {
  return readPage({
    query: db.collection("notes").orderBy("at", "desc").orderBy(FieldPath.documentId(), "desc"),
    list: "notes",
    fields: ["time", "id"],
    cursor,
    size,
    parse: (document) => ({ id: document.id, at: document.get("at") }),
    toPosition: ({ at, id }) => [at, id],
  });
}

async function dbWith(count: number) {
  const db = createInProcessDb();
  for (let index = 0; index < count; index += 1) {
    // Three of each share a moment: the id has to tell them apart.
    const at = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3)));
    await db
      .collection("notes")
      .doc(`n${String(index).padStart(2, "0")}`)
      .set({ at });
  }
  return db;
}

test.each([
  [0, 1],
  [7, 3],
  [8, 3],
  [9, 2],
])("%i rows are walked in %i pages of four or fewer, each row once", async (count, pages) => {
  const db = await dbWith(count);
  const size = Math.max(1, Math.ceil(count / pages));
  const seen: string[] = [];
  let cursor: string | null | undefined;
  let read = 0;
  while (cursor !== null) {
    const page = await pageOf(db, cursor, size);
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor;
    read += 1;
  }
  expect(read).toBe(pages);
  expect(seen).toEqual([...seen].sort().reverse());
  expect(new Set(seen).size).toBe(count);
});

test("a cursor of another list is 400 and says where", async () => {
  const db = await dbWith(1);
  await expect(pageOf(db, "other.1_0.x", 5)).rejects.toMatchObject({
    status: 400,
    details: { issues: [{ path: "cursor" }] },
  });
});
