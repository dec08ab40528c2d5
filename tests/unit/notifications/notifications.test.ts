import { describe, expect, test } from "vitest";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { addNotification, getBundleRef } from "@/lib/notifications/add-notification.server";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { markNotifications } from "@/lib/notifications/mark-notifications.server";
import { notificationsResponseSchema } from "@/lib/notifications/schema";
import { setMutedKinds } from "@/lib/notifications/set-muted-kinds.server";
import { createUserDocument, getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const rook = actorOf("rook");

/** A store with Rook in it, whose clock goes on by a second with each look at it. */
async function open() {
  const db = createInProcessDb();
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  await getUserRef(db, "rook").set(createUserDocument({ displayName: "Rook", photoURL: null }, now()));
  return { db, now };
}

type Place = Awaited<ReturnType<typeof open>>;

function tellOfRun({ db, now }: Place, ref: string, uid = "rook") {
  return runTransaction(db, [], async (transaction) => {
    const user = await transaction.get(getUserRef(db, uid));
    const values = { quest: "Chatacabra", time: "04'00\"00" };
    addNotification(transaction, { user }, { kind: "run-verified", ref, values }, now());
  });
}

function tellOfLike({ db, now }: Place, by: string, ref = "b1") {
  const about = { kind: "build-liked", ref } as const;
  // As those who write for many at once do, it names what they contend for.
  return runTransaction(db, [getUserRef(db, "rook")], async (transaction) => {
    const [user, bundle] = await transaction.getAll(getUserRef(db, "rook"), getBundleRef(db, "rook", about));
    if (!user || !bundle) throw new Error("The store left out a document.");
    addNotification(transaction, { user, bundle, by }, { ...about, values: { title: "Bow" } }, now());
  });
}

async function list(place: Place, cursor?: string) {
  return notificationsResponseSchema.parse(await listNotifications(place, rook, cursor));
}

async function readUnread(db: Firestore) {
  return (await getUserRef(db, "rook").get()).get("unread");
}

describe("a notification", () => {
  test("is listed unread, newest first, and counted in the user document", async () => {
    const place = await open();
    await tellOfRun(place, "r1");
    await tellOfRun(place, "r2");
    const { notifications, unread, nextCursor } = await list(place);
    expect(notifications.map(({ ref, isRead }) => [ref, isRead])).toEqual([
      ["r2", false],
      ["r1", false],
    ]);
    expect([unread, nextCursor, await readUnread(place.db)]).toEqual([2, null, 2]);
  });

  test("is written for nobody whose account is gone", async () => {
    const place = await open();
    await tellOfRun(place, "r1", "gone");
    expect((await place.db.collectionGroup("notifications").get()).size).toBe(0);
    expect((await getUserRef(place.db, "gone").get()).exists).toBe(false);
  });

  test("comes 25 a page, each once", async () => {
    const place = await open();
    for (let index = 0; index < 30; index += 1) await tellOfRun(place, `r${index}`);
    const first = await list(place);
    const second = await list(place, first.nextCursor ?? "");
    const refs = [...first.notifications, ...second.notifications].map(({ ref }) => ref);
    expect(first.notifications).toHaveLength(25);
    expect(new Set(refs).size).toBe(30);
    expect(second.nextCursor).toBeNull();
    await expect(list(place, "elsewhere.1")).rejects.toMatchObject({ status: 400 });
  });
});

describe("likes", () => {
  test("join one unread notification, and each person counts once", async () => {
    const place = await open();
    for (const by of ["sable", "wren", "sable", "ito"]) await tellOfLike(place, by);
    const { notifications, unread } = await list(place);
    expect(notifications).toMatchObject([{ kind: "build-liked", count: 3, isRead: false }]);
    expect(unread).toBe(1);
  });

  test("begin anew after they were read, without those who liked before", async () => {
    const place = await open();
    await tellOfLike(place, "sable");
    await markNotifications(place, rook, { read: "all" });
    await tellOfLike(place, "sable");
    expect(await list(place)).toMatchObject({ unread: 0, notifications: [{ count: 1, isRead: true }] });
    await tellOfLike(place, "wren");
    expect(await list(place)).toMatchObject({ unread: 1, notifications: [{ count: 1, isRead: false }] });
  });

  test("name nobody", async () => {
    const place = await open();
    await tellOfLike(place, "sable");
    const { docs } = await place.db.collectionGroup("notifications").get();
    expect(JSON.stringify(docs.map((each) => each.data()))).not.toContain("sable");
  });

  test("count once each when forty come at the same time", async () => {
    const place = await open();
    await Promise.all(Array.from({ length: 40 }, (_, index) => tellOfLike(place, `hunter-${index}`)));
    expect(await list(place)).toMatchObject({ unread: 1, notifications: [{ count: 40 }] });
  });
});

describe("marking", () => {
  test("one leaves the others, and doing it again changes nothing", async () => {
    const place = await open();
    await tellOfRun(place, "r1");
    await tellOfRun(place, "r2");
    const [newest] = (await list(place)).notifications;
    const read = newest?.id ?? "";
    expect(await markNotifications(place, rook, { read })).toEqual({ message: "OK", unread: 1 });
    expect(await markNotifications(place, rook, { read })).toEqual({ message: "OK", unread: 1 });
    const { notifications } = await list(place);
    expect(notifications.map(({ ref, isRead }) => [ref, isRead])).toEqual([
      ["r2", true],
      ["r1", false],
    ]);
  });

  test("all holds for what there is, not for what comes", async () => {
    const place = await open();
    for (const ref of ["r1", "r2", "r3"]) await tellOfRun(place, ref);
    expect(await markNotifications(place, rook, { read: "all" })).toEqual({ message: "OK", unread: 0 });
    await tellOfRun(place, "r4");
    const { notifications, unread } = await list(place);
    expect(unread).toBe(1);
    expect(notifications.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  });

  test("all does not hide what a server with a slower clock writes later", async () => {
    const place = await open();
    await tellOfRun(place, "r1");
    await markNotifications(place, rook, { read: "all" });
    await tellOfRun({ ...place, now: () => new Date("2026-11-20T11:00:00Z") }, "r2");
    expect(await list(place)).toMatchObject({ unread: 1, notifications: [{ ref: "r2", isRead: false }, {}] });
  });

  test("somebody else's is not found", async () => {
    const place = await open();
    await tellOfRun(place, "r1");
    const read = (await list(place)).notifications[0]?.id ?? "";
    await expect(markNotifications(place, actorOf("sable"), { read })).rejects.toMatchObject({ status: 404 });
    expect(await readUnread(place.db)).toBe(1);
  });

  test("one twenty times at once counts down once", async () => {
    const place = await open();
    await tellOfRun(place, "r1");
    await tellOfRun(place, "r2");
    const read = (await list(place)).notifications[0]?.id ?? "";
    await Promise.all(Array.from({ length: 20 }, () => markNotifications(place, rook, { read })));
    expect(await readUnread(place.db)).toBe(1);
  });
});

describe("kinds that are turned off", () => {
  test("are not written, and the others are", async () => {
    const place = await open();
    await setMutedKinds(place, rook, { muted: ["build-liked"] });
    await tellOfLike(place, "sable");
    await tellOfRun(place, "r1");
    expect(await list(place)).toMatchObject({
      unread: 1,
      notifications: [{ kind: "run-verified" }],
      muted: ["build-liked"],
    });
  });

  test("can be chosen before the account has a document", async () => {
    const place = { db: createInProcessDb(), now: () => new Date("2026-11-20T12:00:00Z") };
    await setMutedKinds(place, rook, { muted: ["run-verified"] });
    expect((await list(place)).muted).toEqual(["run-verified"]);
    await tellOfRun(place, "r1");
    expect((await list(place)).notifications).toEqual([]);
  });
});
