import { describe, expect, test } from "vitest";
import { changeSeats, joinHunt, leaveHunt } from "@/lib/hunting-help/hunt/change-seats.server";
import {
  searchesQuerySchema,
  searchesResponseSchema,
  seatsBodySchema,
} from "@/lib/hunting-help/hunt/hunt-schema";
import {
  endHuntSearch,
  eraseHuntSearch,
  listHuntSearches,
  postHuntSearch,
} from "@/lib/hunting-help/hunt/hunt-searches.server";
import { readOwnHuntSearch } from "@/lib/hunting-help/hunt/read-own-hunts.server";
import { maxJoinsPerNetworkAndDay } from "@/lib/hunting-help/rules";
import { createUserDocument, getUserRef } from "@/lib/users/read-user-document.server";
import { huntOf, joinOf } from "@/tests/support/hunting-help/hunts";
import { addHelper, type HelpPlace, openHelp } from "@/tests/support/hunting-help/requests";
import { hunterOf } from "@/tests/support/leaderboards/runs";

const hourMs = 3_600_000;
const find = (place: HelpPlace, query: Record<string, unknown> = {}) =>
  listHuntSearches(place, searchesQuerySchema.parse(query));

/** A hunt of rook's. @returns its ID */
async function openHunt(place: HelpPlace, changes: Record<string, unknown> = {}, host = "rook") {
  const { created } = await postHuntSearch(place, hunterOf(host), huntOf(changes));
  if (!created) throw new Error("The hunt was not created.");
  return created.hunt;
}

const join = (
  place: HelpPlace,
  uid: string,
  hunt: string,
  { network = null, host = "rook", ...changes }: Record<string, unknown> & { network?: string | null } = {},
) => joinHunt(place, hunterOf(uid), joinOf(String(host), hunt, changes), network);
const seat = (place: HelpPlace, body: unknown, host = "rook") =>
  changeSeats(place, hunterOf(host), seatsBodySchema.parse(body));
const ownOf = (place: HelpPlace, uid: string) => readOwnHuntSearch(place, hunterOf(uid));
const reasonOf = (reason: string) => ({ details: { reason } });

async function noticesOf({ db }: HelpPlace, uid: string): Promise<unknown[]> {
  const { docs } = await getUserRef(db, uid).collection("notifications").get();
  return docs.map((each) => each.get("kind")).toSorted();
}

describe("a hunt", () => {
  test("is one for each account, seen by everybody until its time is over, the soonest first", async () => {
    const place = await openHelp();
    await openHunt(place, { hours: 1 });
    await openHunt(place, { platform: "xbox", hours: 3 });
    await openHunt(place, { note: "Any weapon" }, "sable");
    const reply = await find(place);
    expect(searchesResponseSchema.parse(reply)).toEqual(reply);
    expect(reply.searches.map(({ author, platform }) => [author.displayName, platform])).toEqual([
      ["sable", "pc"],
      ["rook", "xbox"],
    ]);
    expect((await find(place, { language: "en" })).searches).toEqual([]);
    place.clock.at += 2 * hourMs;
    expect((await find(place)).searches.map(({ author }) => author.uid)).toEqual(["rook"]);
    expect((await ownOf(place, "sable")).search).toBeNull();
    expect((await endHuntSearch(place, hunterOf("rook"))).search).toBeNull();
    await endHuntSearch(place, hunterOf("rook"));
    expect((await find(place)).searches).toEqual([]);
  });

  test("is found by the platforms that can join it", async () => {
    const place = await openHelp();
    await openHunt(place, { platform: "xbox" });
    await openHunt(place, { platform: "ps5", crossplay: false }, "sable");
    const hosts = async (platform: string) =>
      (await find(place, { platform })).searches.map(({ author }) => author.uid).toSorted();
    expect([await hosts("pc"), await hosts("ps5")]).toEqual([["rook"], ["rook", "sable"]]);
  });

  test("starts at a moment of the next seven days, and lasts six hours at most", async () => {
    const place = await openHelp();
    const at = (ms: number) => new Date(place.clock.at + ms).toISOString();
    await openHunt(place, { startsAt: at(48 * hourMs), hours: 3 });
    expect((await find(place)).searches).toMatchObject([
      { startsAt: at(48 * hourMs), until: at(51 * hourMs) },
    ]);
    for (const ms of [-hourMs, 8 * 24 * hourMs]) {
      await expect(openHunt(place, { startsAt: at(ms) })).rejects.toMatchObject({
        details: { issues: [{ path: "startsAt" }] },
      });
    }
    await expect(openHunt(place, { monster: null })).rejects.toMatchObject({ status: 400 });
    await expect(openHunt(place, { quest: "no-such-quest" })).rejects.toMatchObject({ status: 400 });
    expect(() => huntOf({ hours: 7 })).toThrow();
    expect(() => huntOf({ startsAt: "tonight" })).toThrow();
  });

  test("that was stored before there were seats is still shown", async () => {
    const place = await openHelp();
    const until = new Date(place.clock.at + hourMs);
    await place.db.doc("huntSearches/sable").set({
      ...{ uid: "sable", quest: null, monster: "rathalos", platform: "pc", timeZone: "UTC", language: "en" },
      ...{ note: "Lobby ABC", createdAt: place.now(), until },
    });
    expect((await find(place)).searches).toMatchObject([
      { note: "Lobby ABC", crossplay: true, players: [], startsAt: place.now().toISOString() },
    ]);
  });

  test("is listed once for repeated calls, and keeps its party", async () => {
    const place = await openHelp();
    const body = huntOf({ joining: "open" });
    const first = await postHuntSearch(place, hunterOf("rook"), body);
    await join(place, "sable", first.created?.hunt ?? "");
    const again = await postHuntSearch(place, hunterOf("rook"), body);
    expect([again.created, again.search?.players.length]).toEqual([null, 1]);
    const results = await Promise.allSettled(Array.from({ length: 45 }, () => openHunt(place)));
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(6);
  });
});

describe("the seats of a hunt", () => {
  test("are never more than were offered, with thirty hunters and thirty answers at once", async () => {
    const place = await openHelp();
    const hunters = Array.from({ length: 30 }, (_, index) => `hunter-${index}`);
    for (const uid of hunters) await addHelper(place.db, uid);
    const open = await openHunt(place, { joining: "open", seats: 3 });
    const replies = await Promise.allSettled(hunters.map((uid) => join(place, uid, open)));
    expect(replies.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect((await find(place)).searches[0]?.players).toHaveLength(3);

    const asking = await openHunt(place, { seats: 2 });
    const asked = await Promise.allSettled(hunters.map((uid) => join(place, uid, asking)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(12);
    const waiting = (await ownOf(place, "rook")).asked.map(({ author }) => author.uid);
    const answers = await Promise.allSettled(
      waiting.map((uid) => seat(place, { action: "accept", hunt: asking, uid })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect((await find(place)).searches[0]?.players).toHaveLength(2);
  });

  test("show the IDs of the party to who is in, and to nobody else", async () => {
    const place = await openHelp();
    const hunt = await openHunt(place);
    const waits = await join(place, "sable", hunt);
    expect(JSON.stringify(waits)).not.toMatch(/3RK-20Q-9XY|HOSTID77|JOINID88/);
    const host = await ownOf(place, "rook");
    expect(host.asked).toMatchObject([{ author: { uid: "sable" }, platform: "pc" }]);
    expect(JSON.stringify(host)).not.toContain("JOINID88");
    const accepted = await seat(place, { action: "accept", hunt, uid: "sable" });
    expect(accepted.party?.members.map(({ hunterId }) => hunterId)).toEqual(["HOSTID77", "JOINID88"]);
    const { joined } = await ownOf(place, "sable");
    expect(joined).toMatchObject([{ state: "accepted", party: { lobbyId: "3RK-20Q-9XY", isOn: false } }]);
    for (const seen of [await find(place), await ownOf(place, "wren")]) {
      expect(JSON.stringify(seen)).not.toMatch(/3RK-20Q-9XY|HOSTID77|JOINID88/);
    }
    await seat(place, { action: "remove", hunt, uid: "sable" });
    expect((await ownOf(place, "sable")).joined).toMatchObject([{ state: "removed", party: null }]);
    expect((await place.db.doc("huntSearches/rook").get()).get("joiners")[0].hunterId).toBe("");
    await getUserRef(place.db, "wren").update({
      block: { until: new Date(place.clock.at + hourMs), reason: "Insults" },
    });
    await join(place, "wren", hunt);
    await seat(place, { action: "accept", hunt, uid: "wren" });
    expect((await ownOf(place, "wren")).joined).toMatchObject([{ state: "accepted", party: null }]);
  });

  test("tell who is in that it is on, once, when the host says so or the last one is taken", async () => {
    const place = await openHelp();
    const hunt = await openHunt(place, { seats: 2 });
    await join(place, "sable", hunt);
    await expect(seat(place, { action: "start", hunt })).rejects.toMatchObject(reasonOf("empty"));
    await seat(place, { action: "accept", hunt, uid: "sable" });
    await seat(place, { action: "accept", hunt, uid: "sable" });
    expect(await noticesOf(place, "sable")).toEqual(["hunt-accepted"]);
    await seat(place, { action: "start", hunt });
    await seat(place, { action: "start", hunt });
    expect(await noticesOf(place, "sable")).toEqual(["hunt-accepted", "hunt-on"]);
    await join(place, "wren", hunt);
    await seat(place, { action: "accept", hunt, uid: "wren" });
    expect(await noticesOf(place, "wren")).toEqual(["hunt-on"]);
    expect(await noticesOf(place, "rook")).toEqual(["hunt-asked"]);
    await eraseHuntSearch(place, "rook", "a moderator removed it.");
    expect(await noticesOf(place, "wren")).toEqual(["hunt-news", "hunt-on"]);
    expect((await ownOf(place, "wren")).joined).toEqual([]);

    const small = await openHunt(place, { seats: 1, joining: "open" });
    await join(place, "sable", small);
    expect((await noticesOf(place, "sable")).filter((kind) => kind === "hunt-on")).toHaveLength(2);
  });

  test("are left and taken again three times at most, and a late repetition takes none", async () => {
    const place = await openHelp();
    const hunt = await openHunt(place, { joining: "open" });
    const leave = () => leaveHunt(place, hunterOf("sable"), { host: "rook", hunt });
    await expect(leave()).rejects.toMatchObject(reasonOf("not-in"));
    await join(place, "sable", hunt, { key: "the-first-key" });
    await leave();
    await leave();
    await join(place, "sable", hunt, { key: "the-first-key" });
    expect((await ownOf(place, "sable")).joined).toEqual([]);
    for (let times = 2; times <= 3; times += 1) {
      await join(place, "sable", hunt);
      await leave();
    }
    await expect(join(place, "sable", hunt)).rejects.toMatchObject(reasonOf("joined-often"));
  });

  test("are refused to the host, to who was turned down, to another platform and in a hunt that is over", async () => {
    const place = await openHelp();
    const hunt = await openHunt(place, { crossplay: false });
    await expect(join(place, "rook", hunt)).rejects.toMatchObject(reasonOf("own-hunt"));
    await expect(join(place, "sable", hunt, { platform: "xbox" })).rejects.toMatchObject(
      reasonOf("crossplay-off"),
    );
    await join(place, "sable", hunt);
    await seat(place, { action: "decline", hunt, uid: "sable" });
    await expect(join(place, "sable", hunt)).rejects.toMatchObject(reasonOf("turned-down"));
    await expect(seat(place, { action: "accept", hunt, uid: "sable" })).rejects.toMatchObject(
      reasonOf("not-asking"),
    );
    await expect(seat(place, { action: "accept", hunt, uid: "wren" }, "wren")).rejects.toMatchObject({
      status: 404,
    });
    const next = await openHunt(place);
    await expect(join(place, "sable", hunt)).rejects.toMatchObject({ status: 404 });
    place.clock.at += 3 * hourMs;
    await expect(join(place, "sable", next)).rejects.toMatchObject({ status: 404 });
  });

  test("are not filled by accounts of one network, nor by one account in many hunts", async () => {
    const place = await openHelp();
    const puppets = ["puppet-1", "puppet-2", "puppet-3", "puppet-4", "puppet-5"];
    const hosts = ["host-1", "host-2", "host-3", "host-4"];
    for (const uid of [...puppets, ...hosts]) await addHelper(place.db, uid);
    const hunt = await openHunt(place, { joining: "open" });
    const replies = await Promise.allSettled(
      puppets.map((uid) => join(place, uid, hunt, { network: "one-network" })),
    );
    expect(replies.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    // One is in; the other waits for the host, who sees both.
    expect((await find(place)).searches[0]?.players).toHaveLength(1);
    expect((await ownOf(place, "rook")).asked).toHaveLength(1);

    const hunts = await Promise.all(hosts.map((host) => openHunt(place, {}, host)));
    const seats = await Promise.allSettled(
      hunts.map((each, index) => join(place, "sable", each, { host: hosts[index] })),
    );
    expect(seats.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const counter = `limits/net-crowd_hunt-join_${place.now().toISOString().slice(0, 10)}`;
    await place.db.doc(counter).set({
      ...{ uid: "net-crowd", count: maxJoinsPerNetworkAndDay, expiresAt: place.now() },
    });
    await expect(join(place, "wren", hunt, { network: "crowd" })).rejects.toMatchObject({ status: 429 });
  });

  test("are limited to ten a day in the first week of an account", async () => {
    const place = await openHelp();
    const profile = { displayName: "new", photoURL: null };
    await getUserRef(place.db, "new").set(createUserDocument(profile, place.now()));
    const hunt = await openHunt(place, { joining: "open" });
    const day = place.now().toISOString().slice(0, 10);
    await place.db.doc(`limits/new_hunt-join-new_${day}`).set({
      ...{ uid: "new", action: "hunt-join-new", count: 10, at: place.now(), expiresAt: place.now() },
    });
    await expect(join(place, "new", hunt)).rejects.toMatchObject({ status: 429 });
  });
});
