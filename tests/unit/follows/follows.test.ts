import { describe, expect, test } from "vitest";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { collectNews } from "@/lib/follows/collect-news.server";
import { eraseFollows, follow, getFollowsRef, listFollows } from "@/lib/follows/follow.server";
import { followBodySchema } from "@/lib/follows/schema";
import { describeNotification } from "@/lib/notifications/kinds";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { markNotifications } from "@/lib/notifications/mark-notifications.server";
import { setMutedKinds } from "@/lib/notifications/set-muted-kinds.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { addVerified, soloQuest } from "@/tests/support/leaderboards/runs";
import { addPublishedBuild, type ModerationPlace, openModeration } from "@/tests/support/moderation/cases";

const minute = 60_000;
const rook = actorOf("rook");

const start = (place: ModerationPlace, key: string, uid = "rook", isFollowed = true) =>
  follow(place, actorOf(uid), followBodySchema.parse({ key, isFollowed }));

/** What the bell says once six minutes have passed. */
async function hear(place: ModerationPlace, uid = "rook") {
  place.wait(6 * minute);
  await collectNews(place, uid);
  const { notifications, unread } = await listNotifications(place, actorOf(uid), undefined);
  const told = notifications.filter(({ kind }) => kind === "followed").map(describeNotification);
  return { told, unread };
}

describe("following", () => {
  test("remembers what is followed once, by name, and forgets it", async () => {
    const place = await openModeration();
    await start(place, "monster:rathalos");
    await start(place, "monster:rathalos");
    await start(place, "hunter:sable");
    const { follows } = await start(place, "weapon:great-sword");
    expect(follows.map(({ name }) => name)).toEqual(["Rathalos", "sable", "Great Sword"]);
    expect(
      (await place.db.collection("limits").where("action", "==", "follow").get()).docs[0]?.get("count"),
    ).toBe(3);
    for (const { key } of follows) await start(place, key, "rook", false);
    expect((await listFollows(place, rook)).follows).toEqual([]);
    expect((await getFollowsRef(place.db, "rook").get()).exists).toBe(false);
  });

  test("refuses oneself, what there is not, and more than 30", async () => {
    const place = await openModeration();
    await expect(start(place, "hunter:rook")).rejects.toMatchObject({ status: 409 });
    await expect(start(place, "monster:no-such-monster")).rejects.toMatchObject({ status: 404 });
    await expect(start(place, "hunter:nobody")).rejects.toMatchObject({ status: 404 });
    for (const key of ["weapon:axe", "title:bow", "monster:a/b", "monster:"]) {
      expect(followBodySchema.safeParse({ key, isFollowed: true }).success, key).toBe(false);
    }
    const keys = Array.from({ length: 30 }, (_, index) => `monster:m${index}`);
    const collectedAt = place.now();
    await getFollowsRef(place.db, "rook").set({ uid: "rook", keys, collectedAt });
    await expect(start(place, "monster:rathalos")).rejects.toMatchObject({ status: 409 });
  });
});

describe("news", () => {
  test("count what happened to each thing once, and lead to it", async () => {
    const place = await openModeration();
    await start(place, "weapon:bow");
    await start(place, "hunter:sable");
    const build = await addPublishedBuild(place, "sable");
    for (const action of ["unpublish", "publish"] as const)
      await changeBuildState(place, actorOf("sable"), { id: build, action });
    await addPublishedBuild(place, "wren");
    expect(await hear(place)).toMatchObject({
      told: [{ text: "Bow: 2 builds.", href: "/wiki/weapons/bow" }],
      unread: 1,
    });
    expect(await hear(place)).toMatchObject({ unread: 1 });
    await addPublishedBuild(place, "wren");
    expect((await hear(place)).told).toMatchObject([{ text: "Bow: 3 builds." }]);
    await markNotifications(place, rook, { read: "all" });
    await addPublishedBuild(place, "wren");
    expect(await hear(place)).toMatchObject({ told: [{ text: "Bow: 1 build." }], unread: 1 });
  });

  test("come of thirty things, each once, though a query compares ten", async () => {
    const place = await openModeration();
    const others = Array.from({ length: 28 }, (_, index) => `monster:m${index}`);
    const keys = ["hunter:sable", ...others, "weapon:bow"];
    await getFollowsRef(place.db, "rook").set({ uid: "rook", keys, collectedAt: place.now() });
    await addPublishedBuild(place, "sable");
    await addPublishedBuild(place, "wren");
    const { told } = await hear(place);
    expect(told.map(({ text }) => text).toSorted()).toEqual(["Bow: 1 build.", "sable: 1 build."]);
  });

  test("of a deed cost one write, however many follow, and hold neither title nor name", async () => {
    const place = await openModeration();
    const followers = Array.from({ length: 20 }, (_, index) => `fan${index}`);
    for (const uid of followers) await start(place, "hunter:sable", uid);
    await addPublishedBuild(place, "sable", "Never seen before");
    const { docs } = await place.db.collection("news").get();
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs[0]?.data())).not.toContain("Never seen");
  });

  test("name a hunter as they are called now, and are not of one's own deeds", async () => {
    const place = await openModeration();
    await start(place, "hunter:sable");
    await start(place, "weapon:bow", "sable");
    await addVerified(place, "sable");
    await getUserRef(place.db, "sable").update({ displayName: "Renamed" });
    expect((await hear(place)).told).toMatchObject([{ text: "Renamed: 1 record.", href: "/user/sable" }]);
    expect((await hear(place, "sable")).told).toEqual([]);
  });

  test("begin when something is followed, end with it, and are off with one setting", async () => {
    const place = await openModeration();
    await addPublishedBuild(place, "wren");
    await start(place, "weapon:bow");
    expect((await hear(place)).told).toEqual([]);
    await setMutedKinds(place, rook, { muted: ["followed"] });
    await addPublishedBuild(place, "wren");
    expect(await hear(place)).toEqual({ told: [], unread: 0 });
    await setMutedKinds(place, rook, { muted: [] });
    await start(place, "weapon:bow", "rook", false);
    await addPublishedBuild(place, "wren");
    expect((await hear(place)).told).toEqual([]);
  });

  test("are counted once by two tabs at the same time", async () => {
    const place = await openModeration();
    await start(place, "weapon:bow");
    await addPublishedBuild(place, "wren");
    place.wait(6 * minute);
    await Promise.all([1, 2, 3].map(() => collectNews(place, "rook")));
    expect((await listNotifications(place, rook, undefined)).unread).toBe(1);
  });
});

test("a lost record says by how much, and lost places are told together", async () => {
  const place = await openModeration();
  await addVerified(place, "rook", { time: "04'00\"00" });
  await addVerified(place, "wren", { time: "04'10\"00" });
  await addVerified(place, "sable", { time: "03'59\"97" });
  const read = async (uid: string) =>
    (await listNotifications(place, actorOf(uid), undefined)).notifications.map(
      (each) => describeNotification(each).text,
    );
  expect(await read("rook")).toContainEqual(
    expect.stringMatching(/^Your record in .* fell by 00'00"03, to 03'59"97\.$/),
  );
  expect(await read("wren")).toContainEqual(
    expect.stringMatching(/^You lost a place in .* to a run of 03'59"97\.$/),
  );
  await addVerified(place, "elm", { time: "04'05\"00", quest: soloQuest });
  expect(await read("wren")).toContainEqual(
    expect.stringMatching(/^You lost 2 places in .*, the latest to a run of 04'05"00\.$/),
  );
  expect(await read("rook")).not.toContainEqual(expect.stringContaining("You lost a place"));
});

test("following goes with the account, out of the lists and news of others too", async () => {
  const place = await openModeration();
  await start(place, "hunter:sable");
  await start(place, "weapon:bow", "sable");
  await addPublishedBuild(place, "sable");
  await eraseFollows(place.db, "sable");
  const left = await Promise.all(["follows", "news"].map((name) => place.db.collection(name).get()));
  expect(JSON.stringify(left.map(({ docs }) => docs.map((each) => each.data())))).not.toContain("sable");
  expect(await countTraces(place.db, "nobody")).toBe(0);
});
