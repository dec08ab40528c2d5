import { describe, expect, test } from "vitest";
import { adjustCoins } from "@/lib/admin/adjust-coins.server";
import { findPeople } from "@/lib/admin/people.server";
import { adjustCoinsBodySchema } from "@/lib/admin/schema";
import { setPersonRole } from "@/lib/admin/set-person-role.server";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import { listEntries } from "@/lib/coins/list-entries.server";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { actorOf } from "@/tests/support/actors";
import { adminOf, openStaff as open } from "@/tests/support/staff/staff-store";

const fabius = adminOf("fabius");

const auditOf = async ({ db }: Awaited<ReturnType<typeof open>>) =>
  (await db.collection("audit").get()).docs.map((document) => document.data());

describe("people", () => {
  test.each([
    ["ro", ["rook", "ronin"]],
    ["Ro", ["rook", "ronin"]],
    ["sable", ["sable"]],
    ["rook@quarry.test", ["rook"]],
    ["rook@elsewhere.test", []],
    ["zzz", []],
    ["a/b", []],
    ["__x__", []],
  ])("are found by %s", async (q, uids) => {
    const place = await open();
    const { people } = await findPeople(place, fabius, q);
    expect(people.map(({ uid }) => uid).toSorted()).toEqual([...uids].toSorted());
  });

  test("come with address, role, coins and block", async () => {
    const place = await open();
    place.claims.set("sable", { creator: true });
    const { people } = await findPeople(place, fabius, "sable");
    expect(people).toMatchObject([
      { uid: "sable", email: "sable@quarry.test", role: "creator", coins: 0, block: null, isSelf: false },
    ]);
  });
});

describe("a role", () => {
  const key = "role-key-0001";

  test("that is taken counts at once: claims change, sessions end, and both are told and logged", async () => {
    const place = await open();
    place.claims.set("rook", { creator: true });
    const { person, pending } = await setPersonRole(place, fabius, {
      ...{ uid: "rook", key, role: "none", why: "Left the team." },
    });
    expect([person.role, pending]).toEqual(["none", null]);
    expect([place.claims.get("rook"), place.revoked]).toEqual([{}, ["rook"]]);
    expect(await auditOf(place)).toMatchObject([
      {
        ...{ actor: "fabius", action: "role.set", subject: "rook", why: "Left the team." },
        ...{ before: { creator: true }, after: { creator: false } },
      },
    ]);
    const { notifications } = await listNotifications(place, actorOf("rook"), undefined);
    expect(notifications[0]?.values.text).toBe("Your role was removed. Left the team.");
  });

  test("that an account has already changes nothing", async () => {
    const place = await open();
    await setPersonRole(place, fabius, { uid: "rook", key, role: "none", why: "Nothing." });
    expect([await auditOf(place), place.revoked]).toEqual([[], []]);
  });

  test("is not for oneself, for an address that is not verified, and for nobody", async () => {
    const place = await open();
    const set = (uid: string) => setPersonRole(place, fabius, { uid, key, role: "admin", why: "Why not." });
    await expect(set("fabius")).rejects.toMatchObject({ status: 403 });
    await expect(set("felix")).rejects.toMatchObject({ status: 409 });
    await expect(set("nobody")).rejects.toMatchObject({ status: 404 });
    expect([await auditOf(place), place.claims.get("felix")]).toEqual([[], undefined]);
  });
});

describe("an adjustment", () => {
  const adjust = (
    place: Awaited<ReturnType<typeof open>>,
    changes: Record<string, unknown> = {},
    uid = "rook",
  ) =>
    adjustCoins(place, fabius, {
      uid,
      ...adjustCoinsBodySchema.parse({
        key: "adjust-0001",
        amount: 50,
        why: "Lost in an outage.",
        ...changes,
      }),
    });

  test("sent twenty times at once is one ledger entry with its reason, one notice and one audit entry", async () => {
    const place = await open();
    await Promise.all(Array.from({ length: 20 }, () => adjust(place)));
    const { entries } = await listEntries(place, actorOf("rook"), { size: 25 });
    expect(entries).toMatchObject([
      { amount: 50, reason: "admin-adjustment", ref: "Lost in an outage.", balanceAfter: 50 },
    ]);
    expect(await auditOf(place)).toMatchObject([
      { action: "coins.adjust", subject: "rook", before: { coins: 0 }, after: { coins: 50, amount: 50 } },
    ]);
    const { notifications } = await listNotifications(place, actorOf("rook"), undefined);
    expect(notifications.map(({ values }) => values.text)).toEqual([
      "An admin added 50 coins: Lost in an outage.",
    ]);
    expect(await checkLedger(place.db)).toMatchObject({ broken: 0, coins: 50 });
  });

  test("never takes a balance below zero", async () => {
    const place = await open();
    await expect(adjust(place, { amount: -1 })).rejects.toMatchObject({
      status: 402,
      details: { balance: 0 },
    });
    expect(await auditOf(place)).toEqual([]);
  });

  test("is not for oneself and not for nobody", async () => {
    const place = await open();
    await expect(adjust(place, {}, "fabius")).rejects.toMatchObject({ status: 403 });
    await expect(adjust(place, {}, "nobody")).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    { amount: 0 },
    { amount: 1.5 },
    { amount: 10_001 },
    { why: " " },
    { key: "short" },
    { coins: 5 },
  ])("with %j is refused", (changes) => {
    const body = { key: "adjust-0001", amount: 50, why: "Why", ...changes };
    expect(adjustCoinsBodySchema.safeParse(body).success).toBe(false);
  });
});
