import { describe, expect, test } from "vitest";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { createBuildBodySchema } from "@/lib/builds/schema";
import { readProfilePage } from "@/lib/profile-page/read-profile-page.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter, addVerified } from "@/tests/support/leaderboards/runs";

let hunters = 0;

/** A store with one hunter of its own name: pages are held by name for two seconds. */
async function open() {
  const db = createInProcessDb();
  hunters += 1;
  const uid = `page-hunter-${hunters}`;
  await addHunter(db, uid);
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  return { db, now, uid };
}

describe("a profile page", () => {
  test("shows name, first day, runs with places, badges and published builds", async () => {
    const place = await open();
    await addVerified(place, "sable", { time: "03'00\"00" });
    const run = await addVerified(place, place.uid, { time: "04'00\"00" });
    const body = { title: "Bow", code: codeOf(bowLoadout), weapon: "bow" };
    for (const key of ["build-public", "build-private"]) {
      const { build } = await createBuild(
        place,
        actorOf(place.uid),
        createBuildBodySchema.parse({ ...body, key }),
      );
      if (key === "build-public")
        await changeBuildState(place, actorOf(place.uid), { id: build.id, action: "publish" });
    }
    const { page } = (await readProfilePage(place, place.uid)) ?? {};
    expect(page).toMatchObject({
      profile: { displayName: place.uid, photoURL: null, icon: null },
      memberSince: "2026-01-01",
      runs: 1,
      answers: 0,
      badges: [{ id: "first-run", day: "2026-11-20" }, { id: "first-build" }],
      places: { boards: 1, best: [{ runId: run, place: 2, runners: 2, quest: "1,000 Shimmering Swords" }] },
      builds: { builds: [{ title: "Bow" }], nextCursor: null },
    });
  });

  test("says nothing private", async () => {
    const place = await open();
    await getUserRef(place.db, place.uid).update({
      coins: 98_765,
      unread: 54_321,
      mutedNotifications: ["build-liked"],
    });
    const text = JSON.stringify(await readProfilePage(place, place.uid));
    for (const secret of ["98765", "54321", "build-liked", "ledger", '"coins"'])
      expect(text).not.toContain(secret);
  });

  test("of an account that nobody has is empty", async () => {
    const { db, now } = await open();
    expect(await readProfilePage({ db, now }, "nobody")).toEqual({ uid: "nobody", page: null });
  });

  test.each(["", "a/b", "..", "__x__", undefined, ["rook"]])("of %j is not there", async (uid) => {
    const { db, now } = await open();
    expect(await readProfilePage({ db, now }, uid)).toBeNull();
  });
});
