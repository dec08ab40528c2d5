import { describe, expect, test } from "vitest";
import { type Migration, migrations } from "@/lib/migrations/migrations";
import { runMigrations } from "@/lib/migrations/run-migrations.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

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
    expect(await runMigrations({ db })).toEqual([{ id: "2026-11-comment-counts", seen: 17, changed: 16 }]);
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
          change: (document) => {
            if (--left < 0) throw new Error("The process was ended.");
            return migration.change(document);
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

describe("each migration", () => {
  test("has an id of its own", () => {
    expect(new Set(migrations.map(({ id }) => id)).size).toBe(migrations.length);
  });

  test("leaves what it has changed", () => {
    for (const { change } of migrations) {
      const update = change({});
      if (update) expect(change(update)).toBeNull();
    }
  });
});
