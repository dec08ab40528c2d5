import { describe, expect, test } from "vitest";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { createBuildBodySchema } from "@/lib/builds/schema";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { badgeIds, badges } from "@/lib/profiles/badges";
import { type DeedChanges, grantBadges } from "@/lib/profiles/grant-badges.server";
import { createUserDocument, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified } from "@/tests/support/leaderboards/runs";

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

function grant({ db, now }: Place, changes: DeedChanges, uid = "rook") {
  const account = getUserRef(db, uid);
  return runTransaction(db, [account], async (transaction) =>
    grantBadges(transaction, await transaction.get(account), changes, now()),
  );
}

async function read({ db }: Place) {
  const user = readUser(await getUserRef(db, "rook").get());
  return { ...user, ids: user?.badges.map(({ id }) => id) };
}

describe("a badge", () => {
  test("comes with the first deed and the tenth, each once, with a notification", async () => {
    const place = await open();
    for (let index = 0; index < 12; index += 1) await grant(place, { answers: 1 });
    expect(await read(place)).toMatchObject({ ids: ["first-answer", "ten-answers"], stats: { answers: 12 } });
    const { notifications } = await listNotifications(place, actorOf("rook"), undefined);
    expect(notifications.map(({ values }) => values.badge)).toEqual(["Mentor", "Helper"]);
  });

  test("comes once when the tenth deed is done forty times at once", async () => {
    const place = await open();
    await Promise.all(Array.from({ length: 40 }, () => grant(place, { likes: 1 })));
    expect(await read(place)).toMatchObject({ ids: ["ten-likes"], deeds: { likes: 40 }, unread: 1 });
  });

  test("stays when the deed is taken back, and does not come again", async () => {
    const place = await open();
    await grant(place, { runs: 1 });
    await grant(place, { runs: -1 });
    expect(await grant(place, { runs: 1 })).toEqual([]);
    expect((await read(place)).ids).toEqual(["first-run"]);
  });

  test("two at once are two notifications", async () => {
    const place = await open();
    expect(await grant(place, { runs: 1, records: 1 })).toEqual(["first-run", "first-record"]);
    const { notifications, unread } = await listNotifications(place, actorOf("rook"), undefined);
    expect([notifications.length, unread]).toEqual([2, 2]);
  });

  test("takes seven quiz days in a row: a day twice counts once, a missed day begins anew", async () => {
    const place = await open();
    const days = [1, 2, 3, 3, 5, 6, 7, 8, 9, 10];
    for (const day of days) await grant(place, { quizDay: `2026-11-${String(day).padStart(2, "0")}` });
    expect(await read(place)).toMatchObject({ ids: [], deeds: { quizStreak: 6 } });
    expect(await grant(place, { quizDay: "2026-11-11" })).toEqual(["quiz-week"]);
  });

  test("counts days over the end of a month", async () => {
    const place = await open();
    for (const day of ["2026-11-30", "2026-12-01"]) await grant(place, { quizDay: day });
    expect((await read(place)).deeds?.quizStreak).toBe(2);
  });

  test("is for nobody whose account is gone", async () => {
    const place = await open();
    expect(await grant(place, { runs: 1 }, "gone")).toEqual([]);
    expect((await getUserRef(place.db, "gone").get()).exists).toBe(false);
  });

  test("never takes a count below zero", async () => {
    const place = await open();
    await grant(place, { likes: -1 });
    expect((await read(place)).deeds?.likes).toBe(0);
  });
});

describe("the table of badges", () => {
  test("names and describes each one differently", () => {
    const all = badgeIds.map((id) => badges[id]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});

describe("deeds", () => {
  test("a first verified run that leads its board earns two badges, a slower one of somebody else one", async () => {
    const place = await open();
    await addVerified(place, "rook", { time: "04'00\"00" });
    expect((await read(place)).ids).toEqual(["first-run", "first-record"]);
    await addVerified(place, "sable", { time: "05'00\"00" });
    const sable = readUser(await getUserRef(place.db, "sable").get());
    expect(sable?.badges.map(({ id }) => id)).toEqual(["first-run"]);
    expect(sable?.stats.runs).toBe(1);
  });

  test("a like counts for the owner and its end takes it back", async () => {
    const place = await open();
    const body = createBuildBodySchema.parse({
      key: "badge-build",
      title: "Bow",
      code: codeOf(bowLoadout),
      weapon: "bow",
    });
    const { build } = await createBuild(place, actorOf("rook"), body);
    for (const action of ["publish", "unpublish", "publish"] as const) {
      await changeBuildState(place, actorOf("rook"), { id: build.id, action });
    }
    expect(await read(place)).toMatchObject({ ids: ["first-build"], deeds: { publications: 1 } });
    await setBuildLike(place, actorOf("sable"), { id: build.id, isLiking: true });
    expect((await read(place)).deeds?.likes).toBe(1);
    await setBuildLike(place, actorOf("sable"), { id: build.id, isLiking: false });
    expect((await read(place)).deeds?.likes).toBe(0);
  });
});
