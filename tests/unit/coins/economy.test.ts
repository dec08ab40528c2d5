import { describe, expect, test } from "vitest";
import { economyDays, listSettledDays, sumDays } from "@/lib/coins/economy";
import { aggregateDays, readEconomy } from "@/lib/coins/read-economy.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

async function post(db: Firestore, uid: string, key: string, amount: number, reason: string, at: string) {
  const entry = { amount, reason, ref: "x", balanceAfter: 100, createdAt: new Date(at) };
  await db.collection("users").doc(uid).collection("ledger").doc(key).set(entry);
}

const day = (db: Firestore, id: string) => db.collection("economy").doc(id).get();

describe("the days of the economy", () => {
  test("are thirty, over since ten minutes at least, the latest first", () => {
    const days = listSettledDays(new Date("2026-11-20T12:00:00Z"));
    expect(days).toHaveLength(economyDays);
    expect(days.slice(0, 2)).toEqual(["2026-11-19", "2026-11-18"]);
    expect(listSettledDays(new Date("2026-11-20T00:09:59Z"))[0]).toBe("2026-11-18");
    expect(listSettledDays(new Date("2026-11-20T00:10:00Z"))[0]).toBe("2026-11-19");
    expect(listSettledDays(new Date("2026-03-01T12:00:00Z"))[0]).toBe("2026-02-28");
  });

  test("add up what was made and spent by reason, and count other days nowhere", () => {
    const movements = [
      { day: "2026-11-18", reason: "daily-login", amount: 5 },
      { day: "2026-11-18", reason: "daily-login", amount: 5 },
      { day: "2026-11-18", reason: "profile-icon", amount: -200 },
      { day: "2026-11-18", reason: "admin-adjustment", amount: 7 },
      { day: "2026-11-18", reason: "admin-adjustment", amount: -3 },
      { day: "2026-11-01", reason: "daily-quiz", amount: 10 },
    ] as const;
    expect(sumDays(["2026-11-19", "2026-11-18"], movements)).toEqual([
      { day: "2026-11-19", made: 0, spent: 0, entries: 0, byReason: {} },
      {
        day: "2026-11-18",
        made: 17,
        spent: 203,
        entries: 5,
        byReason: {
          "daily-login": { made: 10, spent: 0 },
          "profile-icon": { made: 0, spent: 200 },
          "admin-adjustment": { made: 7, spent: 3 },
        },
      },
    ]);
  });
});

describe("reading the economy", () => {
  test("adds up each day once, over all accounts, from midnight to midnight, and not today", async () => {
    const db = createInProcessDb();
    await post(db, "rook", "a", 5, "daily-login", "2026-11-19T00:00:00Z");
    await post(db, "sable", "a", 10, "daily-quiz", "2026-11-19T23:59:59.999Z");
    await post(db, "sable", "b", -200, "profile-icon", "2026-11-18T23:59:59.999Z");
    await post(db, "sable", "c", 5, "daily-login", "2026-11-20T00:00:00Z");
    const [yesterday, before] = await readEconomy({ db, now: () => new Date("2026-11-20T12:00:00Z") });
    expect(yesterday).toMatchObject({ day: "2026-11-19", made: 15, spent: 0, entries: 2 });
    expect(before).toMatchObject({ day: "2026-11-18", made: 0, spent: 200, entries: 1 });
    expect((await day(db, "2026-11-20")).exists).toBe(false);
    expect((await db.collection("economy").get()).size).toBe(economyDays);
  });

  test("keeps what was added up, whatever comes later and however often it is asked for", async () => {
    const db = createInProcessDb();
    await post(db, "rook", "a", 5, "daily-login", "2026-11-19T10:00:00Z");
    await Promise.all(Array.from({ length: 10 }, () => aggregateDays(db, ["2026-11-19"])));
    const first = (await day(db, "2026-11-19")).updateTime;
    await post(db, "rook", "late", 5, "daily-login", "2026-11-19T11:00:00Z");
    await aggregateDays(db, ["2026-11-19", "2026-11-18"]);
    expect((await day(db, "2026-11-19")).data()).toMatchObject({ made: 5, entries: 1 });
    expect((await day(db, "2026-11-19")).updateTime).toEqual(first);
    expect((await day(db, "2026-11-18")).data()).toEqual({ made: 0, spent: 0, entries: 0, byReason: {} });
  });

  test("reads more entries than one page holds", async () => {
    const db = createInProcessDb();
    for (let index = 0; index < 501; index += 1) {
      await post(db, `hunter-${index % 7}`, `e${index}`, 5, "daily-login", "2026-11-19T10:00:00Z");
    }
    await aggregateDays(db, ["2026-11-19"]);
    expect((await day(db, "2026-11-19")).data()).toMatchObject({ made: 2505, entries: 501 });
  });
});
