import { expect, test } from "vitest";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { accountLimits } from "@/lib/limits/account-limits";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

const at = new Date("2026-11-20T18:00:00Z");
const action = "builds-create";

function take(db: ReturnType<typeof createInProcessDb>, uid: string, when = at) {
  const ref = getLimitRef(db, uid, action, when);
  return runTransaction(db, [getUserRef(db, uid)], async (transaction) => {
    takeLimit(transaction, await transaction.get(ref), { uid, action, at: when });
  });
}

test("counts exactly, also calls at the same time, and refuses until midnight UTC", async () => {
  const db = createInProcessDb();
  const { perDay } = accountLimits[action];
  const answers = await Promise.allSettled(Array.from({ length: perDay + 20 }, () => take(db, "rook")));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(perDay);
  await expect(take(db, "rook")).rejects.toMatchObject({ status: 429, retryAfter: 6 * 3600 });
  const stored = await getLimitRef(db, "rook", action, at).get();
  expect(stored.data()).toMatchObject({ uid: "rook", count: perDay });
  await expect(take(db, "sable")).resolves.toBeUndefined();
  await expect(take(db, "rook", new Date("2026-11-21T00:00:00Z"))).resolves.toBeUndefined();
});
