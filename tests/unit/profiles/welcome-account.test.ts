import { beforeEach, describe, expect, test } from "vitest";
import { openSession } from "@/lib/profile-page/open-session.server";
import { welcomeAccount } from "@/lib/profile-page/welcome-account.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

let db: ReturnType<typeof createInProcessDb>;
let at: Date;
const place = () => ({ db, now: () => at });

beforeEach(() => {
  db = createInProcessDb();
  at = new Date("2026-11-20T12:00:00Z");
});

async function enter(uid: string, coins: number, network: string | null = null, isVerified = true) {
  const actor = actorOf(uid, { displayName: uid, isVerified });
  await openSession(place(), actor);
  return welcomeAccount(place(), actor, network, coins);
}

const coinsOf = async (uid: string) => readUser(await getUserRef(db, uid).get())?.coins;

describe("welcome coins", () => {
  test("are an entry of the ledger and part of the balance", async () => {
    expect(await enter("rook", 30)).toBe(30);
    expect(await coinsOf("rook")).toBe(30);
    const { docs } = await getUserRef(db, "rook").collection("ledger").get();
    expect(docs.map((each) => [each.id, each.data()])).toEqual([
      ["welcome", expect.objectContaining({ amount: 30, reason: "welcome", balanceAfter: 30 })],
    ]);
  });

  test("are not paid where the operator gives none", async () => {
    expect(await enter("rook", 0)).toBeNull();
    expect(await coinsOf("rook")).toBe(0);
  });

  test("pays once, however many calls come at once", async () => {
    await enter("rook", 0);
    const actor = actorOf("rook");
    const paid = await Promise.all(
      Array.from({ length: 10 }, () => welcomeAccount(place(), actor, "home", 30)),
    );
    expect(paid.filter((balance) => balance !== null)).toEqual([30]);
    expect(await coinsOf("rook")).toBe(30);
  });

  test("waits for a verified address, and a week at most", async () => {
    expect(await enter("rook", 30, null, false)).toBeNull();
    expect(await enter("rook", 30)).toBe(30);
    expect(await enter("sable", 30, null, false)).toBeNull();
    at = new Date("2026-11-27T12:00:00Z");
    expect(await enter("sable", 30)).toBeNull();
  });

  test("pays three accounts of a network a day", async () => {
    for (const uid of ["rook", "sable", "wren"]) expect(await enter(uid, 30, "home")).toBe(30);
    expect(await enter("harth", 30, "home")).toBeNull();
    expect(await enter("maple", 30, "elsewhere")).toBe(30);
    at = new Date("2026-11-21T12:00:00Z");
    expect(await enter("harth", 30, "home")).toBe(30);
  });
});
