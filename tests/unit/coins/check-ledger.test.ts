import { expect, test } from "vitest";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

test("a report counts every balance without entries, and names a hundred", async () => {
  const db = createInProcessDb();
  for (let user = 0; user < 102; user += 1)
    await db.collection("users").doc(`hunter-${user}`).set({ coins: 5 });
  const { users, broken, offenders, ownerless } = await checkLedger(db);
  expect({ users, broken, ownerless }).toEqual({ users: 102, broken: 102, ownerless: 0 });
  expect(offenders).toHaveLength(100);
});
