import { describe, expect, test } from "vitest";
import { purgePages } from "@/lib/content/cache-page.server";
import { addEvent, reviewEvent } from "@/lib/event-quests/change-event.server";
import { listEvents } from "@/lib/event-quests/read-events.server";
import { addEventBodySchema } from "@/lib/event-quests/schema";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { type Migration, migrations } from "@/lib/migrations/migrations.server";
import { runMigrations } from "@/lib/migrations/run-migrations.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified } from "@/tests/support/leaderboards/runs";

/** As the version before comments wrote them: eight requests with an answer each, and one that is as they are now. */
async function createFormerStore() {
  const db = createInProcessDb();
  for (let at = 0; at < 8; at++) {
    await db.doc(`helpRequests/r${at}`).set({ title: `Request ${at}`, status: "open" });
    await db.doc(`helpRequests/r${at}/answers/a`).set({ body: `Answer ${at}` });
  }
  await db.doc("helpRequests/new").set({ title: "New", status: "open", commentCount: 3 });
  await db.doc("builds/b").set({ title: "A build" });
  const read = async (path: string) => (await db.doc(path).get()).data();
  return { db, read };
}

describe("a store of the former version", () => {
  test("is brought into the present shape, once, and nothing else is touched", async () => {
    const { db, read } = await createFormerStore();
    expect(await runMigrations({ db })).toEqual([
      { id: "2026-11-comment-counts", seen: 17, changed: 16 },
      { id: "2026-11-weapon-records", seen: 0, changed: 0 },
      { id: "2026-11-event-quest-names", seen: 0, changed: 0 },
    ]);
    for (let at = 0; at < 8; at++) {
      expect(await read(`helpRequests/r${at}`)).toEqual({
        title: `Request ${at}`,
        status: "open",
        commentCount: 0,
      });
      expect(await read(`helpRequests/r${at}/answers/a`)).toEqual({ body: `Answer ${at}`, commentCount: 0 });
    }
    expect(await read("helpRequests/new")).toMatchObject({ commentCount: 3 });
    expect(await read("builds/b")).toEqual({ title: "A build" });
    expect(await runMigrations({ db })).toEqual([]);
  });

  test("is left as it is by a dry run, which says what would change", async () => {
    const { db, read } = await createFormerStore();
    expect(await runMigrations({ db }, { isDryRun: true })).toEqual([
      { id: "2026-11-comment-counts", seen: 17, changed: 16 },
      { id: "2026-11-weapon-records", seen: 0, changed: 0 },
      { id: "2026-11-event-quest-names", seen: 0, changed: 0 },
    ]);
    expect(await read("helpRequests/r0")).not.toHaveProperty("commentCount");
    expect(await read("meta/migrations")).toBeUndefined();
  });

  test.each([1, 5, 9, 12])(
    "is finished by the next run where one broke off at document %i",
    async (broken) => {
      const { db, read } = await createFormerStore();
      let left = broken;
      const breaking = migrations.map(
        (migration): Migration => ({
          ...migration,
          change: (document, id) => {
            if (--left < 0) throw new Error("The process was ended.");
            return migration.change(document, id);
          },
        }),
      );
      await expect(runMigrations({ db }, { migrations: breaking, batchSize: 2 })).rejects.toThrow(
        "was ended",
      );
      const [result] = await runMigrations({ db }, { batchSize: 2 });
      // What was stored as done is not looked at again.
      if (broken > 6) expect(result?.seen).toBeLessThan(17);
      for (let at = 0; at < 8; at++) {
        expect(await read(`helpRequests/r${at}`)).toMatchObject({ commentCount: 0 });
        expect(await read(`helpRequests/r${at}/answers/a`)).toMatchObject({ commentCount: 0 });
      }
    },
  );

  test("may be changed by two runs and the site at once", async () => {
    const { db, read } = await createFormerStore();
    await Promise.all([
      runMigrations({ db }),
      runMigrations({ db }),
      db.doc("helpRequests/r7").update({ commentCount: 1 }),
    ]);
    expect(await read("helpRequests/r7")).toMatchObject({ commentCount: 1 });
    expect(await read("helpRequests/r3")).toMatchObject({ commentCount: 0 });
  });
});

describe("boards of the version before records of each weapon", () => {
  const now = () => new Date("2026-11-20T12:00:00Z");

  /** Records of two weapons in two rulesets, one of them tied, a slower run and a party; none of them by weapon. */
  async function createFormerBoards() {
    const db = createInProcessDb();
    for (const [uid, changes] of [
      ["rook", { time: "05'00\"00" }],
      ["sable", { time: "04'00\"00" }],
      ["wren", { time: "04'00\"00", platform: "ps5" }],
      ["harth", { time: "03'00\"00", weapon: "lance" }],
      ["maru", { time: "06'00\"00", ruleset: "freestyle" }],
      ["ito", { time: "02'00\"00", ruleset: "freestyle", partners: [{ name: "Guest" }] }],
    ] as const)
      await addVerified({ db, now }, uid, changes);
    const list = async () =>
      (await db.collection("leaderboards").get()).docs
        .filter(({ id }) => id !== "quests")
        .map((each) => [each.id, each.data()]);
    const present = await list();
    for (const { ref } of (await db.collection("leaderboards").get()).docs)
      if (ref.id !== "quests") await ref.delete();
    return { db, list, present };
  }

  test("get the ones that the same runs would have left, also after it broke off", async () => {
    const { db, list, present } = await createFormerBoards();
    expect(present.map(([id]) => id)).toEqual(["bow", "lance"]);
    expect((await checkBoards(db)).differences).toHaveLength(3);
    const [, dry] = await runMigrations({ db }, { isDryRun: true });
    expect(dry).toMatchObject({ id: "2026-11-weapon-records", changed: 3 });
    expect(await list()).toEqual([]);
    let left = 9;
    const breaking = migrations.map(
      (migration): Migration => ({
        ...migration,
        change: (document, id) => {
          if (--left < 0) throw new Error("The process was ended.");
          return migration.change(document, id);
        },
      }),
    );
    await expect(runMigrations({ db }, { migrations: breaking, batchSize: 2 })).rejects.toThrow("was ended");
    await runMigrations({ db }, { batchSize: 2 });
    expect(await list()).toEqual(present);
    expect((await checkBoards(db)).differences).toEqual([]);
  });
});

test("event quests that were stored as typed are found by the page of their quest", async () => {
  purgePages("event-quest-lists");
  const place = { db: createInProcessDb(), now: () => new Date("2026-11-20T12:00:00Z") };
  const creator = (uid: string) => ({ ...actorOf(uid), creator: true });
  const typed = ["a  SILENT flash", "a-silent-flash", "Quest of nobody"];
  for (const [index, name] of typed.entries()) {
    const key = `event-key-${index}`;
    const content = {
      ...{ name, stars: 5, locale: "windward-plains", availability: "permanent", from: null, until: null },
      ...{ targets: [{ monster: "rathian" }], rewards: [], source: null },
    };
    const { id } = await addEvent(place, creator("gemma"), addEventBodySchema.parse({ key, content }));
    await reviewEvent(place, creator("alma"), { id, action: "approve", revision: 1, reason: "" });
    // As versions before wrote it.
    await place.db.doc(`eventQuests/${id}`).update({ "approved.name": name, "content.name": name });
  }
  const find = async () => {
    purgePages("event-quest-lists");
    return (await listEvents(place, { quest: "a-silent-flash" })).events.map(({ name }) => name);
  };
  expect(await find()).toEqual([]);
  expect(await runMigrations(place)).toContainEqual({
    ...{ id: "2026-11-event-quest-names", seen: 3, changed: 2 },
  });
  expect(await find()).toEqual(["A Silent Flash", "A Silent Flash"]);
  const { docs } = await place.db.collection("eventQuests").get();
  expect(docs.map((each) => each.get("content.name")).toSorted()).toEqual([
    "A Silent Flash",
    "A Silent Flash",
    "Quest of nobody",
  ]);
});

describe("each migration", () => {
  test("has an id of its own", () => {
    expect(new Set(migrations.map(({ id }) => id)).size).toBe(migrations.length);
  });

  test("leaves what it has changed", () => {
    // What is written into another document is the same each time.
    for (const { change } of migrations.filter(({ into }) => !into)) {
      const update = change({}, "a");
      if (update) expect(change(update, "a")).toBeNull();
    }
  });
});
