import { describe, expect, test } from "vitest";
import { adjustCoins } from "@/lib/admin/adjust-coins.server";
import { setPersonRole } from "@/lib/admin/set-person-role.server";
import { checkAudit } from "@/lib/audit/check-audit.server";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import { ApiError } from "@/lib/http/api-error";
import { countStaffActions } from "@/lib/staff/read-figures.server";
import { loneAdminDelay, maxAccountCoins, maxAdminCoins, staffActionPeriod } from "@/lib/staff/rules";
import { runDueActions } from "@/lib/staff/run-due-actions.server";
import { setRole } from "@/lib/staff/set-role.server";
import { settleStaffAction } from "@/lib/staff/settle-action.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { adminOf, openStaff } from "@/tests/support/staff/staff-store";

type Place = Awaited<ReturnType<typeof openStaff>>;
const why = "For the event.";

/** The operator makes these people admins, one after the other. */
async function promote(place: Place, ...uids: string[]): Promise<void> {
  for (const uid of uids) {
    const email = `${uid}@quarry.test`;
    await setRole(place, {
      ...{ email, role: "admin", actor: "command-line", why: "npm run role", allowUnverified: false },
    });
  }
}

let keys = 0;
const createKey = () => {
  keys += 1;
  return `staff-key-${keys}`;
};
const give = (place: Place, actor: string, uid: string, amount: number, key = createKey()) =>
  adjustCoins(place, adminOf(actor), { uid, key, amount, why });
const set = (
  place: Place,
  actor: string,
  uid: string,
  role: "admin" | "creator" | "none",
  key = createKey(),
) => setPersonRole(place, adminOf(actor), { uid, key, role, why });
const settle = (place: Place, actor: string, id: string, action: "confirm" | "cancel" = "confirm") =>
  settleStaffAction(place, adminOf(actor), { id, action });
const runDue = (place: Place) => runDueActions(place.db, place.now, async () => place.auth);
const coinsOf = async ({ db }: Place, uid: string) => (await getUserRef(db, uid).get()).get("coins");
const actionsOf = async ({ db }: Place) =>
  (await db.collection("audit").orderBy("seq").get()).docs.map((each) => each.get("action"));

async function propose(work: Promise<{ pending: { id: string } | null }>): Promise<string> {
  const { pending } = await work;
  if (!pending) throw new Error("Nothing waits for a second admin.");
  return pending.id;
}

describe("sums of coins", () => {
  test("up to the limits of a day move at once, what goes beyond waits for a second admin", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    expect((await give(place, "fabius", "rook", maxAccountCoins)).pending).toBeNull();
    const { pending, person } = await give(place, "fabius", "rook", 1);
    expect(pending).toMatchObject({ kind: "coins", amount: 1, status: "proposed", delayedUntil: null });
    expect(person.coins).toBe(maxAccountCoins);
    expect(await coinsOf(place, "rook")).toBe(maxAccountCoins);
  });

  test("of a stolen account end at the limit of an admin: sixty times a thousand is what it was tried with", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    for (let index = 0; index < 60; index += 1) {
      await give(place, "alma", ["rook", "ronin", "sable", "odo", "felix"][index % 5] ?? "", 1000);
    }
    expect(await checkLedger(place.db)).toMatchObject({ broken: 0, coins: 0 });
    const small = ["rook", "ronin", "sable", "odo", "felix", "fabius"].map((uid) =>
      give(place, "alma", uid, maxAccountCoins),
    );
    await Promise.all(small);
    expect(await checkLedger(place.db)).toMatchObject({ broken: 0, coins: maxAdminCoins });
  });

  test("count taken coins too, and the next day begins anew", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    await give(place, "fabius", "rook", 150);
    expect((await give(place, "fabius", "rook", -60)).pending).toMatchObject({ amount: -60 });
    place.wait(24 * 3_600_000);
    expect((await give(place, "fabius", "rook", -60)).pending).toBeNull();
  });

  test("move once when they are confirmed, however often that is sent, and the log says by whom", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    const key = createKey();
    const id = await propose(give(place, "fabius", "rook", 500, key));
    expect(await propose(give(place, "fabius", "rook", 500, key))).toBe(id);
    await Promise.all(Array.from({ length: 10 }, () => settle(place, "alma", id)));
    expect(await coinsOf(place, "rook")).toBe(500);
    expect((await give(place, "fabius", "rook", 500, key)).pending).toBeNull();
    expect(await coinsOf(place, "rook")).toBe(500);
    const { docs } = await place.db.collection("audit").where("action", "==", "coins.adjust").get();
    expect(docs.map((each) => each.data())).toMatchObject([
      { actor: "fabius", after: { amount: 500, confirmedBy: "alma" } },
    ]);
    expect(await actionsOf(place)).toEqual([
      ...["role.set", "role.set", "staff.propose", "staff.confirm", "coins.adjust"],
    ]);
    expect(await checkAudit(place.db)).toMatchObject({ problems: [] });
  });

  test("that the account does not have stay proposed", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    const id = await propose(give(place, "fabius", "rook", -500));
    await expect(settle(place, "alma", id)).rejects.toMatchObject({ status: 402 });
    expect((await countStaffActions(place.db)).pending).toBe(1);
  });
});

describe("who settles an action", () => {
  test.each([
    ["the proposer", "fabius", 403],
    ["whom it concerns", "odo", 403],
    ["an admin whose role was taken", "sable", 403],
  ])("is not %s", async (_name, uid, status) => {
    const place = await openStaff();
    await promote(place, "fabius", "alma", "odo", "sable");
    await set(place, "fabius", "sable", "none");
    const id = await propose(give(place, "fabius", "odo", 500));
    await expect(settle(place, uid, id)).rejects.toMatchObject({ status });
    expect(await coinsOf(place, "odo")).toBe(0);
  });

  test("is any other admin, and any admin cancels it", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    const id = await propose(give(place, "fabius", "rook", 500));
    expect((await settle(place, "alma", id, "cancel")).status).toBe("canceled");
    await expect(settle(place, "alma", id)).rejects.toMatchObject({ status: 409 });
    const own = await propose(give(place, "fabius", "rook", 500));
    expect((await settle(place, "fabius", own, "cancel")).status).toBe("canceled");
    await expect(settle(place, "alma", "0".repeat(24))).rejects.toMatchObject({ status: 404 });
    expect(await coinsOf(place, "rook")).toBe(0);
  });

  test("finds what was proposed by somebody who lost the role refused", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma", "odo");
    const id = await propose(give(place, "odo", "rook", 500));
    await set(place, "fabius", "odo", "none");
    await expect(settle(place, "alma", id)).rejects.toMatchObject({ status: 409 });
  });
});

describe("a role", () => {
  test("is given by two: the claims change when the second one confirms", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    const id = await propose(set(place, "alma", "rook", "creator"));
    expect(place.claims.get("rook")).toBeUndefined();
    expect((await settle(place, "fabius", id)).status).toBe("executed");
    expect(place.claims.get("rook")).toEqual({ creator: true });
    expect(place.revoked).toContain("rook");
  });

  test("whose claims could not be changed is finished by the schedule", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    const id = await propose(set(place, "alma", "rook", "creator"));
    const { setCustomUserClaims } = place.auth;
    place.auth.setCustomUserClaims = () => Promise.reject(new Error("Auth is away."));
    await expect(settle(place, "fabius", id)).rejects.toThrow("Auth is away.");
    place.auth.setCustomUserClaims = setCustomUserClaims;
    expect(await runDue(place)).toEqual({ done: 1, hasMore: false });
    expect(place.claims.get("rook")).toEqual({ creator: true });
    expect((await place.db.collection("staffActions").doc(id).get()).get("status")).toBe("executed");
  });

  test("of the first admin is not taken by a newer one alone, and never by waiting", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    const id = await propose(set(place, "alma", "fabius", "none"));
    place.wait(2 * loneAdminDelay);
    await runDue(place);
    await expect(settle(place, "alma", id)).rejects.toMatchObject({ status: 403 });
    await expect(settle(place, "fabius", id)).rejects.toMatchObject({ status: 403 });
    expect(place.claims.get("fabius")).toEqual({ admin: true });
    await promote(place, "odo");
    await settle(place, "odo", id);
    expect(place.claims.get("fabius")).toEqual({});
  });

  test("of a newer admin is taken at once by an older one, and not the other way round", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma", "odo");
    await propose(set(place, "odo", "alma", "creator"));
    expect((await set(place, "alma", "odo", "none")).pending).toBeNull();
    expect([place.claims.get("alma"), place.claims.get("odo")]).toEqual([{ admin: true }, {}]);
    // Odo's token still says admin for a while.
    await expect(set(place, "odo", "rook", "admin")).rejects.toMatchObject({ status: 403 });
  });

  test("of the last admin is not taken by two who demote each other at the same time", async () => {
    const place = await openStaff();
    await promote(place, "fabius", "alma");
    await Promise.allSettled([set(place, "fabius", "alma", "none"), set(place, "alma", "fabius", "none")]);
    expect([...place.claims.values()].filter(({ admin }) => admin === true)).toHaveLength(1);
  });

  test("of anybody is the operator's to take", async () => {
    const place = await openStaff();
    await promote(place, "fabius");
    const change = { email: "fabius@quarry.test", actor: "command-line", why: "npm run role" };
    await setRole(place, { ...change, role: "none", allowUnverified: false });
    expect(place.claims.get("fabius")).toEqual({});
  });

  test("history of a site from before the roster says who was first", async () => {
    const place = await openStaff();
    const grant = { action: "role.set", before: {}, after: { admin: true, creator: true }, why: "" };
    for (const [uid, actor, minute] of [
      ["fabius", "command-line", 1],
      ["alma", "fabius", 2],
    ] as const) {
      const at = new Date(Date.UTC(2026, 9, 1, 12, minute));
      await place.db.collection("audit").add({ ...grant, actor, target: `users/${uid}`, subject: uid, at });
    }
    place.claims.set("alma", { admin: true });
    expect((await set(place, "alma", "fabius", "none")).pending).toMatchObject({ delayedUntil: null });
    expect((await set(place, "fabius", "alma", "none")).pending).toBeNull();
  });
});

describe("with one admin", () => {
  test("roles and large sums wait for 24 hours, which everybody can see", async () => {
    const place = await openStaff();
    await promote(place, "fabius");
    const role = await propose(set(place, "fabius", "rook", "admin"));
    const coins = await propose(give(place, "fabius", "sable", 5000));
    expect(await countStaffActions(place.db)).toMatchObject({ pending: 2, delayed: 2, executed: 0 });
    await expect(settle(place, "fabius", role)).rejects.toMatchObject({ status: 409 });
    expect(await runDue(place)).toEqual({ done: 0, hasMore: false });
    place.wait(loneAdminDelay);
    expect((await settle(place, "fabius", coins)).status).toBe("executed");
    expect(await runDue(place)).toEqual({ done: 1, hasMore: false });
    expect([place.claims.get("rook"), await coinsOf(place, "sable")]).toEqual([{ admin: true }, 5000]);
    expect(await countStaffActions(place.db)).toMatchObject({
      pending: 0,
      delayed: 0,
      executed: 2,
      nextAt: null,
    });
    expect(await checkAudit(place.db)).toMatchObject({ problems: [] });
  });

  test("a second one who came meanwhile has to confirm, or lets it expire", async () => {
    const place = await openStaff();
    await promote(place, "fabius");
    const id = await propose(give(place, "fabius", "rook", 5000));
    await promote(place, "alma");
    place.wait(loneAdminDelay);
    await expect(settle(place, "fabius", id)).rejects.toMatchObject({ status: 403 });
    expect(await runDue(place)).toEqual({ done: 0, hasMore: false });
    place.wait(staffActionPeriod);
    expect(await runDue(place)).toEqual({ done: 1, hasMore: false });
    await expect(settle(place, "alma", id)).rejects.toBeInstanceOf(ApiError);
    expect([await coinsOf(place, "rook"), (await countStaffActions(place.db)).expired]).toEqual([0, 1]);
  });

  test("the figures name nobody", async () => {
    const place = await openStaff();
    await promote(place, "fabius");
    await propose(give(place, "fabius", "rook", 5000));
    expect(JSON.stringify(await countStaffActions(place.db))).not.toMatch(/fabius|rook|event/);
  });
});
