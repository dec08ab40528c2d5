import { describe, expect, test } from "vitest";
import type { Firestore } from "@/lib/firebase/admin.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

type Ask = (db: Firestore) => { get(): Promise<unknown> };

const runs = (db: Firestore) => db.collection("runs");

describe("the store of unit tests", () => {
  test.each<[string, Ask]>([
    ["all of a collection", (db) => runs(db)],
    ["one field in its order", (db) => runs(db).orderBy("submittedAt", "desc").limit(3)],
    ["a range of one field", (db) => db.collection("guides").where("publishAt", "<=", new Date())],
    ["several equalities", (db) => runs(db).where("status", "==", "pending").where("quest", "==", "x")],
    ["one of several values", (db) => runs(db).where("status", "in", ["pending", "verified"])],
    [
      "a declared index",
      (db) => runs(db).where("status", "==", "verified").orderBy("submittedAt", "desc").limit(1),
    ],
    [
      "a declared index, read backward",
      (db) => runs(db).where("queue", "==", "open").orderBy("submittedAt", "desc").limit(1),
    ],
    [
      "two declared indexes that end in the same order",
      (db) =>
        db
          .collection("helpRequests")
          .where("kind", "==", "build")
          .where("monster", "==", "rathalos")
          .orderBy("createdAt", "desc"),
    ],
    ["a declared index of a group", (db) => db.collectionGroup("likes").where("uid", "==", "a")],
    ["a count", (db) => runs(db).where("status", "==", "pending").count()],
  ])("answers %s", async (_, ask) => {
    await expect(ask(createInProcessDb()).get()).resolves.toBeDefined();
  });

  test.each<[string, Ask, string]>([
    [
      "an equality and another order",
      (db) => runs(db).where("quest", "==", "x").orderBy("timeCs"),
      "runs (COLLECTION): quest ASCENDING, timeCs ASCENDING",
    ],
    [
      "an equality and a range",
      (db) => runs(db).where("quest", "==", "x").where("timeCs", "<", 3),
      "runs (COLLECTION): quest ASCENDING, timeCs ASCENDING",
    ],
    [
      "two orders",
      (db) => runs(db).orderBy("timeCs").orderBy("submittedAt"),
      "runs (COLLECTION): timeCs ASCENDING, submittedAt ASCENDING",
    ],
    [
      "an order that turns",
      (db) =>
        db.collection("builds").where("weapon", "==", "bow").orderBy("likes", "desc").orderBy("publishedAt"),
      "builds (COLLECTION): weapon ASCENDING, likes DESCENDING, publishedAt ASCENDING",
    ],
    [
      "a field without an index",
      (db) => db.collection("guides").where("text", "==", ""),
      "guides (COLLECTION): text ASCENDING",
    ],
    [
      "a group without an index",
      (db) => db.collectionGroup("likes").orderBy("createdAt"),
      "likes (COLLECTION_GROUP): createdAt ASCENDING",
    ],
    [
      "document ids from the end",
      (db) => runs(db).orderBy("__name__", "desc"),
      "runs (COLLECTION): __name__ DESCENDING",
    ],
    [
      "a count of two conditions",
      (db) => runs(db).where("quest", "==", "x").where("timeCs", ">", 3).count(),
      "runs (COLLECTION): quest ASCENDING, timeCs ASCENDING",
    ],
  ])("refuses %s, as the real store would", async (_, ask, index) => {
    const answer = (async () => ask(createInProcessDb()).get())();
    await expect(answer).rejects.toThrow(`firestore.indexes.json has no index for ${index}`);
  });
});
