import { describe, expect, test } from "vitest";
import type { Firestore } from "@/lib/firebase/admin.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { getChallenge } from "@/lib/leaderboards/run/run-content.server";
import type { RunVerdict } from "@/lib/leaderboards/schema";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { createCountingDb } from "@/tests/support/leaderboards/counting-db";
import { addHunter, addVerified, hunterOf, moderatorOf, submitFor } from "@/tests/support/leaderboards/runs";

const now = () => new Date("2026-11-20T12:00:00Z");
const verify = { action: "verify", revision: 1, text: "" } as const;
const reject = { action: "reject", revision: 1, reason: "other", text: "See 00:41" } as const;

/** A store where Sable holds the board with a time that nobody beats, so that one moderator is enough. */
async function open(changes: Record<string, unknown> = {}) {
  const place = { db: createInProcessDb(), now };
  await addVerified(place, "sable", { time: "01'00\"00", ...changes });
  return place;
}

/** What a decision of Fabius costs, without the points of others that follow. */
async function measure(db: Firestore, id: string, verdict: RunVerdict) {
  await claimRun({ db, now }, moderatorOf("fabius"), { id, action: "claim" });
  const counted = createCountingDb(db);
  const costs: { reads: number; writes: number }[] = [];
  const transaction: Firestore["runTransaction"] = async (body, options) => {
    const before = { ...counted.cost };
    const result = await counted.db.runTransaction(body, options);
    const { reads, writes } = counted.cost;
    costs.push({ reads: reads - before.reads, writes: writes - before.writes });
    return result;
  };
  const watched = new Proxy(db, {
    get(target, name) {
      if (name === "runTransaction") return transaction;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await decideRun({ db: watched, now }, moderatorOf("fabius"), { id, ...verdict });
  return costs[0];
}

describe("the transaction of a decision", () => {
  test("costs these documents for a solo run, with the badge of the first one", async () => {
    const place = await open();
    const { id } = await submitFor(place, "rook");
    expect(await measure(place.db, id, verify)).toEqual({ reads: 12, writes: 20 });
  });

  test("costs one more write where a slower run becomes obsolete", async () => {
    const place = await open();
    await addVerified(place, "rook", { time: "05'00\"00" });
    const { id } = await submitFor(place, "rook");
    expect(await measure(place.db, id, verify)).toEqual({ reads: 12, writes: 19 });
  });

  test("costs a board and the archive more in the week's challenge", async () => {
    const { quest, ruleset } = getChallenge(now());
    const place = await open({ quest, ruleset });
    const { id } = await submitFor(place, "rook", { quest, ruleset });
    expect(await measure(place.db, id, verify)).toEqual({ reads: 13, writes: 22 });
  });

  test("costs these documents for a party of four with accounts", async () => {
    const guests = ["Wren", "Ito", "Maru"].map((name) => ({ name }));
    const place = await open({ ruleset: "freestyle", weapon: "lance", partners: guests });
    for (const uid of ["h1", "h2", "h3"]) await addHunter(place.db, uid);
    const partners = ["h1", "h2", "h3"].map((uid) => ({ uid }));
    const { id } = await submitFor(place, "rook", { ruleset: "freestyle", weapon: "lance", partners });
    for (const { uid } of partners) await confirmRun(place, hunterOf(uid), { id, action: "confirm" });
    expect(await measure(place.db, id, verify)).toEqual({ reads: 19, writes: 34 });
  });

  test("costs these documents for a provisional first place, and for a rejection", async () => {
    const place = await open();
    const first = await submitFor(place, "rook", { time: "00'50\"00" });
    expect(await measure(place.db, first.id, verify)).toEqual({ reads: 13, writes: 24 });
    const slow = await submitFor(place, "rook");
    expect(await measure(place.db, slow.id, reject)).toEqual({ reads: 12, writes: 10 });
  });

  test("costs up to three documents more for the first look at a first place of a contested board", async () => {
    const place = await open();
    for (const uid of ["wren", "ronin", "felix", "maple"]) await addVerified(place, uid);
    for (const uid of ["odogaron", "olivia"]) {
      await place.db.doc(`moderators/${uid}`).set({
        ...{ decisions: 1, verified: 1, rejected: 0, overturned: 0, waits: [], decidedAt: now() },
      });
    }
    const { id } = await submitFor(place, "rook", { time: "00'50\"00" });
    expect(await measure(place.db, id, verify)).toEqual({ reads: 15, writes: 6 });
  });
});
