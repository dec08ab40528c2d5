import { describe, expect, test } from "vitest";
import type { Auth } from "@/lib/firebase/admin.server";
import { getRunnerRef } from "@/lib/leaderboards/run/read-run-document.server";
import { changeName } from "@/lib/profile-page/change-name.server";
import { chooseIcon, readOwnIcons } from "@/lib/profile-page/choose-icon.server";
import { ownIconsResponseSchema } from "@/lib/profiles/schema";
import { createUserDocument, getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const rook = actorOf("rook");
const now = () => new Date("2026-11-20T12:00:00Z");

/** A store with Rook, who has this many coins, with their ledger. */
async function open(coins: number) {
  const db = createInProcessDb();
  const account = getUserRef(db, "rook");
  await account.set({ ...createUserDocument({ displayName: "Rook", photoURL: null }, now()), coins });
  const opening = {
    amount: coins,
    reason: "admin-adjustment",
    ref: "",
    balanceAfter: coins,
    createdAt: now(),
  };
  if (coins > 0) await account.collection("ledger").doc("opening").set(opening);
  return { db, now };
}

type Place = Awaited<ReturnType<typeof open>>;

async function readLedger({ db }: Place) {
  const { docs } = await getUserRef(db, "rook").collection("ledger").get();
  const sum = docs.reduce((total, each) => total + Number(each.get("amount")), 0);
  return { sum, entries: docs.length, coins: (await getUserRef(db, "rook").get()).get("coins") };
}

describe("choosing an icon", () => {
  test("costs nothing for a free one, and none at all takes it away", async () => {
    const place = await open(0);
    expect(await chooseIcon(place, rook, { iconId: "bow", buy: false })).toMatchObject({
      icon: "bow",
      coins: 0,
    });
    expect(await chooseIcon(place, rook, { iconId: null, buy: false })).toMatchObject({ icon: null });
    expect((await readLedger(place)).entries).toBe(0);
  });

  test("buys one for 200 coins and chooses it", async () => {
    const place = await open(250);
    const reply = ownIconsResponseSchema.parse(
      await chooseIcon(place, rook, { iconId: "dragon", buy: true }),
    );
    expect(reply).toMatchObject({ icon: "dragon", coins: 50 });
    expect(reply.unlocked).toContain("dragon");
    expect(await readLedger(place)).toEqual({ sum: 50, entries: 2, coins: 50 });
    expect(await readOwnIcons(place, rook)).toEqual(reply);
  });

  test("pays once for fifty calls at once, and not again later", async () => {
    const place = await open(1000);
    await Promise.all(
      Array.from({ length: 50 }, () => chooseIcon(place, rook, { iconId: "ice", buy: true })),
    );
    await chooseIcon(place, rook, { iconId: null, buy: false });
    await chooseIcon(place, rook, { iconId: "ice", buy: true });
    expect(await readLedger(place)).toEqual({ sum: 800, entries: 2, coins: 800 });
  });

  test("pays for two of five at once where the coins are enough for two", async () => {
    const place = await open(450);
    const ids = ["ice", "fire", "water", "thunder", "dragon"] as const;
    const settled = await Promise.allSettled(
      ids.map((iconId) => chooseIcon(place, rook, { iconId, buy: true })),
    );
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await readLedger(place)).toEqual({ sum: 50, entries: 3, coins: 50 });
  });

  test("without enough coins is refused with price and balance, and changes nothing", async () => {
    const place = await open(199);
    await expect(chooseIcon(place, rook, { iconId: "dragon", buy: true })).rejects.toMatchObject({
      status: 402,
      code: "payment-required",
      details: { price: 200, balance: 199 },
    });
    expect(await readLedger(place)).toEqual({ sum: 199, entries: 1, coins: 199 });
    expect((await readOwnIcons(place, rook)).icon).toBeNull();
  });

  test("never buys what nobody asked to buy, nor what only deeds give", async () => {
    const place = await open(1000);
    await expect(chooseIcon(place, rook, { iconId: "dragon", buy: false })).rejects.toMatchObject({
      status: 409,
    });
    await expect(chooseIcon(place, rook, { iconId: "trophy", buy: true })).rejects.toMatchObject({
      status: 403,
    });
    expect((await readLedger(place)).coins).toBe(1000);
    const badges = [{ id: "first-record", at: now() }];
    await getUserRef(place.db, "rook").update({ badges });
    expect(await chooseIcon(place, rook, { iconId: "trophy", buy: false })).toMatchObject({ icon: "trophy" });
  });

  test("shows on the ranking", async () => {
    const place = await open(0);
    await getRunnerRef(place.db, "rook").set({
      name: "Rook",
      score: 1,
      boards: {},
      trend: [],
      updatedAt: now(),
    });
    await chooseIcon(place, rook, { iconId: "bow", buy: false });
    expect((await getRunnerRef(place.db, "rook").get()).get("icon")).toBe("bow");
  });
});

describe("changing a name", () => {
  /** What changeName uses of the SDK. */
  function createAuth(names: Map<string, string>): Auth {
    const auth = {
      updateUser: async (uid: string, { displayName }: { displayName: string }) =>
        names.set(uid, displayName),
    };
    return auth as unknown as Auth;
  }

  test("changes account, profile and ranking", async () => {
    const place = await open(0);
    const names = new Map<string, string>();
    await getRunnerRef(place.db, "rook").set({
      name: "Rook",
      score: 1,
      boards: {},
      trend: [],
      updatedAt: now(),
    });
    await changeName({ ...place, auth: createAuth(names) }, rook, { name: "Sable" });
    expect(names.get("rook")).toBe("Sable");
    expect((await getUserRef(place.db, "rook").get()).get("displayName")).toBe("Sable");
    expect((await getRunnerRef(place.db, "rook").get()).get("name")).toBe("Sable");
  });

  test("stops after five changes on a day", async () => {
    const place = await open(0);
    const auth = createAuth(new Map());
    for (let index = 0; index < 5; index += 1) {
      await changeName({ ...place, auth }, rook, { name: `Rook ${index}` });
    }
    await expect(changeName({ ...place, auth }, rook, { name: "Sable" })).rejects.toMatchObject({
      status: 429,
    });
    expect((await getUserRef(place.db, "rook").get()).get("displayName")).toBe("Rook 4");
  });
});
