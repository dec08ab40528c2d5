import { describe, expect, test } from "vitest";
import { openSession } from "@/lib/profile-page/open-session.server";
import { getProfile } from "@/lib/users/get-profile.server";
import { profileQuerySchema, userDocumentSchema } from "@/lib/users/schema";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const now = () => new Date("2026-11-20T12:00:00Z");
const photoURL = "https://lh3.googleusercontent.com/a/rook";

describe("openSession", () => {
  test("creates the whole document at first sight", async () => {
    const db = createInProcessDb();
    const reply = await openSession({ db, now }, actorOf("rook", { displayName: " Rook\n", photoURL }));
    expect(reply).toEqual({
      message: "OK",
      user: { displayName: "Rook", photoURL, coins: 0, icon: null, unread: 0 },
    });
    const stored = (await db.doc("users/rook").get()).data();
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(Object.keys(userDocumentSchema.shape).toSorted());
    expect(userDocumentSchema.parse(stored).createdAt.toDate()).toEqual(now());
  });

  test("thirty first calls at once make one document", async () => {
    const db = createInProcessDb();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => openSession({ db, now }, actorOf("rook"))),
    );
    expect(new Set(replies.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await db.collection("users").get()).size).toBe(1);
  });

  test("follows the account's name and photo and touches nothing else", async () => {
    const db = createInProcessDb();
    await openSession({ db, now }, actorOf("rook", { photoURL }));
    await db.doc("users/rook").update({ coins: 40, icon: "rathian", unlockedIcons: ["rathian"] });
    const reply = await openSession({ db, now }, actorOf("rook", { displayName: "Sable", photoURL: null }));
    expect(reply.user).toEqual({
      displayName: "Sable",
      photoURL: null,
      coins: 40,
      icon: "rathian",
      unread: 0,
    });
    expect((await db.doc("users/rook").get()).data()).toMatchObject({
      displayName: "Sable",
      photoURL: null,
      coins: 40,
      icon: "rathian",
      unlockedIcons: ["rathian"],
    });
  });

  test("writes nothing when nothing changed", async () => {
    const db = createInProcessDb();
    await openSession({ db, now }, actorOf("rook"));
    const before = (await db.doc("users/rook").get()).updateTime;
    await openSession({ db, now }, actorOf("rook"));
    expect((await db.doc("users/rook").get()).updateTime).toEqual(before);
  });
});

describe("getProfile", () => {
  test("gives name, photo and icon and nothing private", async () => {
    const db = createInProcessDb();
    await openSession({ db, now }, actorOf("rook", { photoURL }));
    expect(await getProfile({ db }, "rook")).toEqual({ displayName: "Rook", photoURL, icon: null });
  });

  test("an unknown uid is 404", async () => {
    const call = getProfile({ db: createInProcessDb() }, "nobody");
    await expect(call).rejects.toMatchObject({ status: 404, code: "not-found" });
  });
});

describe("profileQuerySchema", () => {
  test.each(["rook", "a".repeat(128), "Jx9_-:@.é"])("takes %j", (uid) =>
    expect(profileQuerySchema.safeParse({ uid }).success).toBe(true),
  );
  test.each(["", "a/b", "a b", ".", "..", "__id__", "a".repeat(129), ["a", "b"], undefined])(
    "refuses %j",
    (uid) => expect(profileQuerySchema.safeParse({ uid }).success).toBe(false),
  );
});
