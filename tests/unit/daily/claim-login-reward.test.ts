import { describe, expect, test } from "vitest";
import { claimLoginReward } from "@/lib/daily/claim-login-reward.server";
import { ApiError } from "@/lib/http/api-error";
import { actorOf, revokedActor } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const at = (text: string) => () => new Date(text);

describe("claimLoginReward", () => {
  test("pays 5 coins, says until when, and stores the entry", async () => {
    const db = createInProcessDb();
    const reply = await claimLoginReward({ db, now: at("2026-11-20T09:30:00Z") }, actorOf("rook"));
    expect(reply).toEqual({ message: "OK", expires: "2026-11-21T00:00:00.000Z" });
    expect((await db.doc("users/rook").get()).get("coins")).toBe(5);
    expect((await db.doc("users/rook/ledger/daily-login.2026-11-20").get()).data()).toMatchObject({
      amount: 5,
      reason: "daily-login",
      ref: "2026-11-20",
      balanceAfter: 5,
    });
  });

  test("cannot be claimed twice on one UTC day, from the first to the last millisecond", async () => {
    const db = createInProcessDb();
    await claimLoginReward({ db, now: at("2026-11-20T00:00:00.000Z") }, actorOf("rook"));
    const reply = await claimLoginReward({ db, now: at("2026-11-20T23:59:59.999Z") }, actorOf("rook"));
    expect(reply).toEqual({ message: "Early", expires: "2026-11-21T00:00:00.000Z" });
    expect((await db.doc("users/rook").get()).get("coins")).toBe(5);
  });

  test("is there again on the next UTC day", async () => {
    const db = createInProcessDb();
    await claimLoginReward({ db, now: at("2026-11-20T23:59:59.999Z") }, actorOf("rook"));
    const reply = await claimLoginReward({ db, now: at("2026-11-21T00:00:00.000Z") }, actorOf("rook"));
    expect(reply).toEqual({ message: "OK", expires: "2026-11-22T00:00:00.000Z" });
    expect((await db.doc("users/rook").get()).get("coins")).toBe(10);
  });

  test("cannot be claimed twice by a clock that goes back", async () => {
    const db = createInProcessDb();
    await claimLoginReward({ db, now: at("2026-11-20T12:00:00Z") }, actorOf("rook"));
    await claimLoginReward({ db, now: at("2026-11-21T12:00:00Z") }, actorOf("rook"));
    const reply = await claimLoginReward({ db, now: at("2026-11-20T13:00:00Z") }, actorOf("rook"));
    expect(reply.message).toBe("Early");
    expect((await db.doc("users/rook").get()).get("coins")).toBe(10);
  });

  test("one hunter's claim is not another's", async () => {
    const db = createInProcessDb();
    const now = at("2026-11-20T12:00:00Z");
    await claimLoginReward({ db, now }, actorOf("rook"));
    expect((await claimLoginReward({ db, now }, actorOf("sable"))).message).toBe("OK");
  });

  test("cannot be claimed with a revoked session: nothing is written", async () => {
    const db = createInProcessDb();
    const refusal = new ApiError(401, "This session has ended. Sign in again.", { code: "unauthenticated" });
    const claim = claimLoginReward({ db, now: at("2026-11-20T12:00:00Z") }, revokedActor("rook", refusal));
    await expect(claim).rejects.toBe(refusal);
    expect((await db.collection("users").get()).size).toBe(0);
    expect((await db.collectionGroup("ledger").get()).size).toBe(0);
  });
});
