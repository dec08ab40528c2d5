import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

const now = new Date("2026-11-20T12:00:00Z");

function post(db: Firestore, key: string, amount: number) {
  return runTransaction(db, [getUserRef(db, "rook")], async (transaction) => {
    const account = await readTogether(transaction, {
      user: getUserRef(db, "rook"),
      entry: getEntryRef(db, "rook", key),
    });
    const entry = { amount, reason: "admin-adjustment", ref: "test" } as const;
    return postEntry(transaction, account, entry, { displayName: "Rook", photoURL: null }, now);
  });
}

async function readLedger(db: Firestore) {
  const user = await getUserRef(db, "rook").get();
  const entries = await getUserRef(db, "rook").collection("ledger").get();
  const sum = entries.docs.reduce((total, each) => total + Number(each.get("amount")), 0);
  return { coins: user.get("coins"), entries: entries.size, sum };
}

afterEach(() => vi.restoreAllMocks());

describe("postEntry", () => {
  test("moves nothing while the clock of the server differs from that of the store", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const mock = new FirestoreMock();
    let ms = Date.now();
    let ahead = 0;
    mock.systemTime.custom(() => {
      ms += 1;
      return new Date(ms + ahead);
    });
    const db = mock.createDatabase("demo-clock").firestore();
    await post(db, "gift", 30);
    ahead = 86_400_000;
    await expect(post(db, "second-gift", 5)).rejects.toMatchObject({ status: 503 });
    ahead = 0;
    expect(await readLedger(db)).toEqual({ coins: 30, entries: 1, sum: 30 });
  });

  test("creates the user at first sight together with the first entry", async () => {
    const db = createInProcessDb();
    expect(await post(db, "gift", 30)).toEqual({ ok: true, balanceAfter: 30 });
    const user = await getUserRef(db, "rook").get();
    expect(user.data()).toMatchObject({ displayName: "Hunter", coins: 30, icon: null, unlockedIcons: [] });
    const entry = await getEntryRef(db, "rook", "gift").get();
    expect(entry.data()).toMatchObject({
      amount: 30,
      reason: "admin-adjustment",
      ref: "test",
      balanceAfter: 30,
    });
    expect(entry.get("createdAt").toDate()).toEqual(now);
  });

  test("cannot post one key twice, not even fifty times at once", async () => {
    const db = createInProcessDb();
    const decisions = await Promise.all(Array.from({ length: 50 }, () => post(db, "gift", 30)));
    expect(decisions.filter((each) => each.ok)).toHaveLength(1);
    expect(await readLedger(db)).toEqual({ coins: 30, entries: 1, sum: 30 });
  });

  test("fifty different keys at once all count", async () => {
    const db = createInProcessDb();
    await Promise.all(Array.from({ length: 50 }, (_, index) => post(db, `gift.${index}`, 3)));
    expect(await readLedger(db)).toEqual({ coins: 150, entries: 50, sum: 150 });
  });

  test("cannot spend what is not there, and writes nothing then", async () => {
    const db = createInProcessDb();
    await post(db, "gift", 30);
    expect(await post(db, "icon", -200)).toMatchObject({ ok: false, reason: "not-enough-coins" });
    expect(await readLedger(db)).toEqual({ coins: 30, entries: 1, sum: 30 });
  });

  test("of many purchases at once only as many succeed as there are coins for", async () => {
    const db = createInProcessDb();
    await post(db, "gift", 100);
    const bought = await Promise.all(Array.from({ length: 10 }, (_, index) => post(db, `buy.${index}`, -30)));
    expect(bought.filter((each) => each.ok)).toHaveLength(3);
    expect(await readLedger(db)).toEqual({ coins: 10, entries: 4, sum: 10 });
  });

  test("leaves the rest of the user document alone", async () => {
    const db = createInProcessDb();
    await post(db, "gift", 30);
    await getUserRef(db, "rook").update({ icon: "rathian", displayName: "Sable" });
    await post(db, "gift.2", 5);
    expect((await getUserRef(db, "rook").get()).data()).toMatchObject({
      icon: "rathian",
      displayName: "Sable",
      coins: 35,
    });
  });
});
