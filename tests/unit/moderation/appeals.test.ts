import { describe, expect, test } from "vitest";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { checkAudit } from "@/lib/audit/check-audit.server";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { moderatedBuild } from "@/lib/builds/moderate-build.server";
import { getBuildRef, readBuild } from "@/lib/builds/read-build-document.server";
import { personalAppeals } from "@/lib/moderation/appeals/erase-appeals.server";
import { judgeAppeal } from "@/lib/moderation/appeals/judge-appeal.server";
import { listAppeals } from "@/lib/moderation/appeals/list-appeals.server";
import { listOwnDecisions } from "@/lib/moderation/appeals/read-decisions.server";
import { sendAppeal } from "@/lib/moderation/appeals/send-appeal.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { moderateWithCopies } from "@/lib/publishing/moderate-copies.server";
import { eraseDocuments } from "@/lib/publishing/personal-documents.server";
import { blockUser } from "@/lib/reports/block-user.server";
import { countStaffActions } from "@/lib/staff/read-figures.server";
import { moderatedStateName } from "@/lib/state-names/state-name-kind.server";
import { listStateNames, proposeStateName } from "@/lib/state-names/state-names.server";
import { setStaffMark } from "@/lib/users/staff-marks.server";
import { actorOf } from "@/tests/support/actors";
import { moderatorOf } from "@/tests/support/leaderboards/runs";
import {
  addPublishedBuild,
  decisionOf,
  type ModerationPlace,
  openModeration,
  reportFor,
} from "@/tests/support/moderation/cases";

const [alma, fabius, rook] = [moderatorOf("alma"), moderatorOf("fabius"), actorOf("rook")];
const admin = { ...fabius, admin: true };
const text = "The link is to the wiki of the game, not to a shop.";
const granted = { outcome: "granted", answer: "You are right." } as const;
const dayMs = 86_400_000;

async function open() {
  const place = await openModeration();
  for (const uid of ["alma", "fabius"]) await setStaffMark(place, uid, true);
  return place;
}

/** A build that a case hid, with what goes with it. */
async function hideBuild(place: ModerationPlace, changes: Record<string, unknown> = {}) {
  const build = await addPublishedBuild(place, "rook");
  const id = await reportFor(place, "sable", { kind: "build", id: build });
  await decideCase(place, alma, { id, ...decisionOf(changes) });
  return { build, id };
}

async function readOwn(place: ModerationPlace, uid = "rook") {
  return (await listOwnDecisions(place, actorOf(uid))).decisions;
}

async function firstId(place: ModerationPlace) {
  const [decision] = await readOwn(place);
  if (!decision) throw new Error("Nothing was decided.");
  return decision.id;
}

const isShown = async (place: ModerationPlace, build: string) =>
  readBuild(await getBuildRef(place.db, build).get())?.visibility === "published";

describe("what was decided about somebody", () => {
  test("is one decision where a case hid and blocked, without who it was, and for nobody else", async () => {
    const place = await open();
    await hideBuild(place, { person: "block", days: 7, text: "Three links" });
    const decisions = await readOwn(place);
    expect(decisions).toMatchObject([
      {
        ...{ kind: "build", title: "Free coins here", isHidden: true, isOver: false },
        ...{ why: "Spam or advertising. Three links", appeal: null },
        blockedUntil: expect.stringContaining("2026-11-27"),
      },
    ]);
    expect(JSON.stringify(decisions)).not.toContain("alma");
    expect(await readOwn(place, "sable")).toEqual([]);
  });

  test("leaves out what was dismissed, and says what no longer holds", async () => {
    const place = await open();
    const kept = await addPublishedBuild(place, "rook");
    const id = await reportFor(place, "sable", { kind: "build", id: kept });
    await decideCase(place, alma, { id, ...decisionOf({ content: "keep", reason: "no-violation" }) });
    expect(await readOwn(place)).toEqual([]);
    await blockUser(place, alma, { uid: "rook", days: 1, reason: "Cool down" });
    place.wait(2 * dayMs);
    expect(await readOwn(place)).toMatchObject([{ isOver: true, appealUntil: null }]);
    const over = sendAppeal(place, rook, { id: await firstId(place), text });
    await expect(over).rejects.toMatchObject({ status: 409 });
  });
});

describe("an appeal", () => {
  test("is sent by a blocked account too, which can do nothing else that others see", async () => {
    const place = await open();
    await hideBuild(place, { person: "block", days: 7 });
    await expect(requirePoster(place.db, rook, place.now())).rejects.toMatchObject({ status: 403 });
    const id = await firstId(place);
    await sendAppeal(place, rook, { id, text });
    expect(await readOwn(place)).toMatchObject([{ appeal: { text, outcome: null }, appealUntil: null }]);
  });

  test("counts once: the same again changes nothing, another one is refused", async () => {
    const place = await open();
    await hideBuild(place);
    const id = await firstId(place);
    await Promise.all([1, 2, 3].map(() => sendAppeal(place, rook, { id, text })));
    expect((await place.db.collection("appeals").get()).size).toBe(1);
    const other = sendAppeal(place, rook, { id, text: `${text} Really.` });
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect(
      (await place.db.collection("limits").where("action", "==", "appeal").get()).docs[0]?.get("count"),
    ).toBe(1);
  });

  test("is for whom the decision is about alone, and within 30 days", async () => {
    const place = await open();
    await hideBuild(place);
    const id = await firstId(place);
    await expect(sendAppeal(place, actorOf("sable"), { id, text })).rejects.toMatchObject({ status: 404 });
    place.wait(30 * dayMs);
    await expect(sendAppeal(place, rook, { id, text })).rejects.toMatchObject({ status: 409 });
    expect((await place.db.collection("appeals").get()).size).toBe(0);
  });

  test("that another moderator grants takes the whole decision back, once for two calls at once", async () => {
    const place = await open();
    const { build } = await hideBuild(place, { person: "block", days: 7 });
    const id = await firstId(place);
    await sendAppeal(place, rook, { id, text });
    await judgeAppeal(place, fabius, { id, ...granted });
    await judgeAppeal(place, fabius, { id, ...granted });
    expect(await isShown(place, build)).toBe(true);
    await expect(requirePoster(place.db, rook, place.now())).resolves.toMatchObject({ isVerified: true });
    expect(await readOwn(place)).toMatchObject([
      { isOver: true, appeal: { outcome: "granted", answer: "You are right.", isAlone: false } },
    ]);
    const { notifications } = await listNotifications(place, rook, undefined);
    const told = notifications.filter(({ values }) => values.text?.startsWith("Your appeal was granted"));
    expect(told).toHaveLength(1);
    const waiting = await place.db.collection("cases").where("status", "==", "open").get();
    expect(waiting.size).toBe(0);
    expect(await checkAudit(place.db)).toMatchObject({ problems: [] });
  });

  test("that is denied leaves everything as it is, and tells why", async () => {
    const place = await open();
    const { build } = await hideBuild(place);
    const id = await firstId(place);
    await sendAppeal(place, rook, { id, text });
    await judgeAppeal(place, fabius, { id, outcome: "denied", answer: "It is a shop." });
    expect(await isShown(place, build)).toBe(false);
    const later = judgeAppeal(place, fabius, { id, ...granted });
    await expect(later).rejects.toMatchObject({ status: 409 });
    const { notifications } = await listNotifications(place, rook, undefined);
    expect(notifications[0]?.values.text).toBe("Your appeal was denied: It is a shop.");
  });

  test("against a button at the content shows it again, and one against a block by itself ends it", async () => {
    const place = await open();
    const build = await addPublishedBuild(place, "rook");
    await moderateWithCopies(place, alma, moderatedBuild, {
      id: build,
      action: "take-down",
      reason: "Stolen",
    });
    await blockUser(place, alma, { uid: "rook", days: 7, reason: "Cool down" });
    for (const { id } of await readOwn(place)) {
      await sendAppeal(place, rook, { id, text });
      await judgeAppeal(place, fabius, { id, ...granted });
    }
    expect(await isShown(place, build)).toBe(true);
    await expect(requirePoster(place.db, rook, place.now())).resolves.toMatchObject({ isVerified: true });
    expect(await readOwn(place)).toMatchObject([{ isOver: true }, { isOver: true }]);
  });

  test("leaves a longer block of a later decision", async () => {
    const place = await open();
    await blockUser(place, alma, { uid: "rook", days: 7, reason: "Cool down" });
    const id = await firstId(place);
    await sendAppeal(place, rook, { id, text });
    await blockUser(place, alma, { uid: "rook", days: 30, reason: "Again" });
    await judgeAppeal(place, fabius, { id, ...granted });
    await expect(requirePoster(place.db, rook, place.now())).rejects.toMatchObject({ status: 403 });
  });
});

describe("who judges", () => {
  async function appealed() {
    const place = await open();
    const { id: ofCase } = await hideBuild(place);
    const id = await firstId(place);
    await sendAppeal(place, rook, { id, text });
    return { place, id, ofCase };
  }

  test("is neither who decided nor whom it is about", async () => {
    const { place, id } = await appealed();
    for (const judge of [alma, { ...alma, admin: true }, moderatorOf("rook")]) {
      await expect(judgeAppeal(place, judge, { id, ...granted })).rejects.toMatchObject({ status: 403 });
    }
    const [own] = (await listAppeals(place, moderatorOf("rook"), { show: "open" })).appeals;
    expect(own).toMatchObject({ isOwn: true, text: "", person: null, decidedBy: null, why: "" });
    const [mine] = (await listAppeals(place, alma, { show: "open" })).appeals;
    expect(mine?.problem).toContain("Another moderator");
    expect((await listAppeals(place, fabius, { show: "open" })).appeals[0]?.problem).toBeNull();
  });

  test("is an admin who decided where nobody else is there, publicly counted and marked in the log", async () => {
    const { place, id } = await appealed();
    await setStaffMark(place, "fabius", false);
    await expect(judgeAppeal(place, alma, { id, ...granted })).rejects.toMatchObject({ status: 403 });
    const lone = { ...alma, admin: true };
    expect((await listAppeals(place, lone, { show: "open" })).appeals[0]?.problem).toBeNull();
    await judgeAppeal(place, lone, { id, ...granted });
    expect(await readOwn(place)).toMatchObject([{ appeal: { isAlone: true } }]);
    const log = await place.db.collection("audit").where("action", "==", "appeal.grant").get();
    expect(log.docs[0]?.get("after")).toEqual({ outcome: "granted", alone: true });
    expect(await countStaffActions(place.db)).toMatchObject({ appealsJudgedAlone: 1 });
  });

  test("is the same admin where nobody else did for 14 days", async () => {
    const { place, id } = await appealed();
    place.wait(14 * dayMs);
    await judgeAppeal(place, { ...alma, admin: true }, { id, ...granted });
    expect(await readOwn(place)).toMatchObject([{ appeal: { isAlone: true } }]);
  });

  test("is refused with nothing written while another one judges, or once the content was reported again", async () => {
    const { place, id, ofCase } = await appealed();
    const until = new Date(place.now().getTime() + 60_000);
    await place.db
      .collection("appeals")
      .doc(id)
      .update({ claim: { by: "wren", until } });
    await expect(judgeAppeal(place, fabius, { id, ...granted })).rejects.toMatchObject({ status: 409 });
    place.wait(120_000);
    await place.db
      .collection("cases")
      .doc(ofCase)
      .update({ status: "open", decision: null, decidedAt: null });
    await expect(judgeAppeal(place, admin, { id, ...granted })).rejects.toMatchObject({ status: 409 });
    expect(await readOwn(place)).toMatchObject([{ appeal: { outcome: null } }]);
  });
});

test("a granted appeal gives back the name of a state", async () => {
  const place = await open();
  const name = { monster: "arkveld", state: "custom1", name: "Chains charged" } as const;
  const { id } = await proposeStateName(place, rook, { ...name, proof: "It glows red after it roars." });
  await moderateWithCopies(place, alma, moderatedStateName, {
    id,
    action: "take-down",
    reason: "No such state",
  });
  expect((await listStateNames(place, name)).names).toEqual([]);
  expect(await readOwn(place)).toMatchObject([{ kind: "state-name", isHidden: true, isOver: false }]);
  const decision = await firstId(place);
  await sendAppeal(place, rook, { id: decision, text });
  await judgeAppeal(place, fabius, { id: decision, ...granted });
  place.wait(2000);
  expect((await listStateNames(place, name)).names).toMatchObject([{ name: "Chains charged" }]);
});

test("an appeal goes with its account, and without the names of deleted moderators", async () => {
  const place = await open();
  await hideBuild(place);
  const id = await firstId(place);
  await sendAppeal(place, rook, { id, text });
  await judgeAppeal(place, fabius, { id, ...granted });
  const read = async () => (await place.db.collection("appeals").get()).docs.map((each) => each.data());
  for (const uid of ["alma", "fabius"]) await eraseDocuments(place, personalAppeals, uid);
  expect(JSON.stringify(await read())).not.toMatch(/alma|fabius/);
  const [document] = (await personalAppeals.listOf(place.db, "rook").get()).docs;
  if (!document) throw new Error("The appeal is gone.");
  const told = await personalAppeals.toExported?.({ id, ...document.data() }, document, "rook");
  expect(Object.keys(told ?? {})).not.toContain("people");
  expect(await personalAppeals.toExported?.({ id, ...document.data() }, document, "sable")).toBeNull();
  await eraseDocuments(place, personalAppeals, "rook");
  expect(await read()).toEqual([]);
  expect(await countTraces(place.db, "nobody")).toBe(0);
});
