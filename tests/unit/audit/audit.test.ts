import { expect, test } from "vitest";
import { listAudit } from "@/lib/audit/list-audit.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
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
    const batch = db.batch();
    const action = hour % 2 === 0 ? "build.take-down" : "role.set";
    writeAudit(batch, db, { ...entry, action, at: new Date(Date.UTC(2026, 10, 20, hour)) });
    await batch.commit();
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
