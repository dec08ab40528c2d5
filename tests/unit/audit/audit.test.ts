import { expect, test } from "vitest";
import { listAudit } from "@/lib/audit/list-audit.server";
import { openAudit, writeAudit, writeAuditAlone } from "@/lib/audit/write-audit.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

const entry = {
  actor: "alma",
  action: "build.take-down",
  target: "builds/abc",
  subject: "rook",
  before: { visibility: "published" },
  after: { visibility: "private" },
  why: "spam",
} as const;

test("entries written with a change are listed newest first, by action where one is given", async () => {
  const db = createInProcessDb();
  for (let hour = 0; hour < 30; hour += 1) {
    const action = hour % 2 === 0 ? "build.take-down" : "role.set";
    await writeAuditAlone(db, { ...entry, action, at: new Date(Date.UTC(2026, 10, 20, hour)) });
  }
  const first = await listAudit({ db }, {});
  expect(first.entries).toHaveLength(25);
  expect(first.entries[0]).toMatchObject({ ...entry, action: "role.set", at: "2026-11-21T05:00:00.000Z" });
  const second = await listAudit({ db }, { cursor: first.nextCursor ?? undefined });
  expect(second.entries).toHaveLength(5);
  expect(second.nextCursor).toBeNull();
  const roles = await listAudit({ db }, { action: "role.set" });
  expect(roles.entries).toHaveLength(15);
});

test("a transaction that has not looked where the chain is can't write an entry", async () => {
  const db = createInProcessDb();
  const at = new Date("2026-11-20T12:00:00Z");
  const write = db.runTransaction(async (transaction) => writeAudit(transaction, db, { ...entry, at }));
  await expect(write).rejects.toThrow("openAudit");
  await db.runTransaction(async (transaction) => {
    await openAudit(transaction, db);
    for (const why of ["first", "second"]) writeAudit(transaction, db, { ...entry, why, at });
  });
  const { docs } = await db.collection("audit").orderBy("seq").get();
  expect(docs.map((each) => [each.get("seq"), each.get("why")])).toEqual([
    [1, "first"],
    [2, "second"],
  ]);
});
