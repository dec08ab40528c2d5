import { describe, expect, test } from "vitest";
import { adjustCoins } from "@/lib/admin/adjust-coins.server";
import { setPersonRole } from "@/lib/admin/set-person-role.server";
import { createAnnouncement } from "@/lib/announcements/change-announcements.server";
import { checkAudit } from "@/lib/audit/check-audit.server";
import { moderatedBuild } from "@/lib/builds/moderate-build.server";
import { getBuildRef, readBuild } from "@/lib/builds/read-build-document.server";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { getGuideRef, readGuide } from "@/lib/guides/read-guide-document.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { createGuideBodySchema } from "@/lib/guides/schema";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { claimCase } from "@/lib/moderation/change-case.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { moderateContent } from "@/lib/publishing/moderate-content.server";
import { blockUser } from "@/lib/reports/block-user.server";
import { setRole } from "@/lib/staff/set-role.server";
import { settleStaffAction } from "@/lib/staff/settle-action.server";
import { previewUndo, startUndo, stepUndo } from "@/lib/undo/run-undo.server";
import type { UndoResponse } from "@/lib/undo/schema";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { submitFor, verifyRun } from "@/tests/support/leaderboards/runs";
import { addPublishedBuild, decisionOf, reportFor } from "@/tests/support/moderation/cases";
import { adminOf, openStaff } from "@/tests/support/staff/staff-store";

const [fabius, alma] = [adminOf("fabius"), adminOf("alma")];
const why = "The account was stolen.";
const window = { uid: "alma", from: "2026-11-20T12:00:00.000Z", to: "2026-11-21T12:00:00.000Z" };
const guide = createGuideBodySchema.parse({
  ...{ slug: "bow-basics", title: "Bow basics", summary: "How to charge.", tags: ["Bow"] },
  ...{ gameVersion: "Ver. 1.041", text: "Charge, then shoot." },
});

type Place = Awaited<ReturnType<typeof openStaff>>;

async function open(): Promise<Place> {
  const place = await openStaff();
  for (const uid of ["fabius", "alma", "odo"]) {
    const change = { email: `${uid}@quarry.test`, role: "admin", actor: "command-line", why: "" } as const;
    await setRole(place, { ...change, allowUnverified: false });
  }
  return place;
}

const takeRole = (place: Place) =>
  setPersonRole(place, fabius, { uid: "alma", key: "take-role", role: "none", why });

async function undoAll(place: Place): Promise<UndoResponse[]> {
  const { id } = await startUndo(place, fabius, { ...window, why });
  const steps: UndoResponse[] = [];
  do steps.push(await stepUndo(place, fabius, id));
  while (steps.at(-1)?.status === "running");
  return steps;
}

const coinsOf = async ({ db }: Place, uid: string) => readUser(await getUserRef(db, uid).get())?.coins;
const outcomesOf = (steps: readonly UndoResponse[]) =>
  steps.flatMap(({ entries }) => entries.map(({ action, outcome }) => `${action} ${outcome}`));

describe("undoing an account", () => {
  test("takes back coins, roles, content, blocks and decisions, and once", async () => {
    const place = await open();
    const guides = await createGuide(place, { ...fabius, uid: "odo" }, guide);
    await changeGuideState(place, adminOf("odo"), { slug: guides.guide.slug, action: "publish" });
    const [hidden, reported] = [
      await addPublishedBuild(place, "rook", "Hidden"),
      await addPublishedBuild(place, "sable", "Reported"),
    ];
    const run = await submitFor(place, "rook");

    await adjustCoins(place, alma, { uid: "rook", key: "stolen-01", amount: 150, why: "Gift" });
    const { pending } = await adjustCoins(place, alma, {
      ...{ uid: "ronin", key: "stolen-02", amount: 5000, why: "Gift" },
    });
    await settleStaffAction(place, adminOf("odo"), { id: pending?.id ?? "", action: "confirm" });
    const proposed = await adjustCoins(place, alma, {
      uid: "sable",
      key: "stolen-03",
      amount: 900,
      why: "Gift",
    });
    const role = await setPersonRole(place, alma, {
      uid: "rook",
      key: "stolen-04",
      role: "creator",
      why: "Gift",
    });
    await settleStaffAction(place, adminOf("odo"), { id: role.pending?.id ?? "", action: "confirm" });
    await moderateContent(place, alma, moderatedBuild, {
      id: hidden,
      action: "take-down",
      reason: "Nonsense",
    });
    const report = await reportFor(place, "ronin", { kind: "build", id: reported });
    await decideCase(place, alma, { id: report, ...decisionOf({ person: "block", days: 7 }) });
    await blockUser(place, alma, { uid: "ronin", days: 30, reason: "Nonsense" });
    await saveGuide(place, alma, { ...guide, version: 1, note: "", text: "Nonsense." });
    await changeGuideState(place, alma, { slug: guide.slug, action: "unpublish" });
    await verifyRun(place, run.id);
    const announced = { key: "stolen-05", text: "Nonsense", href: null };
    const [from, to] = ["2026-11-20T00:00:00.000Z", "2026-11-25T00:00:00.000Z"];
    await createAnnouncement(place, alma, { ...announced, from, to });

    await takeRole(place);
    const steps = await undoAll(place);
    expect(steps.length).toBeGreaterThan(1);
    // The decision about the report came with a take-down and a block, which it takes along where it comes first.
    const outcomes = outcomesOf(steps).toSorted();
    expect(outcomes.filter((line) => line.startsWith("user.block "))).toHaveLength(2);
    expect(outcomes.filter((line) => !line.startsWith("user.block "))).toEqual([
      ...["announcement.create undone", "build.take-down already", "build.take-down undone"],
      ...["case.decide undone", "coins.adjust undone", "coins.adjust undone", "guide.edit undone"],
      ...["guide.unpublish undone", "role.set undone", "run.verify undone", "staff.propose already"],
      ...["staff.propose already", "staff.propose undone"],
    ]);
    expect([await coinsOf(place, "rook"), await coinsOf(place, "ronin")]).toEqual([0, 0]);
    expect(place.claims.get("rook")).toEqual({});
    const builds = await Promise.all(
      [hidden, reported].map(async (id) => readBuild(await getBuildRef(place.db, id).get())),
    );
    expect(builds.map((build) => [build?.visibility, build?.takenDown])).toEqual([
      ["published", null],
      ["published", null],
    ]);
    for (const uid of ["sable", "ronin"]) {
      expect(readUser(await getUserRef(place.db, uid).get())?.block).toBeNull();
    }
    const stored = readGuide(await getGuideRef(place.db, guide.slug).get());
    expect([stored?.text, stored?.visibility]).toEqual(["Charge, then shoot.", "published"]);
    const { docs } = await place.db.collection("staffActions").where("subject", "==", "sable").get();
    expect([docs[0]?.id, docs[0]?.get("status")]).toEqual([proposed.pending?.id, "canceled"]);

    const again = await startUndo(place, fabius, { ...window, why });
    expect(again).toMatchObject({ status: "done", counts: steps.at(-1)?.counts });
    expect(await checkLedger(place.db)).toMatchObject({ broken: 0, coins: 0 });
    expect(await checkAudit(place.db)).toMatchObject({ problems: [] });
  });

  test("sends a run that the account verified back to review", async () => {
    const place = await open();
    // Somebody else holds the board, so that one moderator is enough.
    const best = await submitFor(place, "sable", { time: "01'00\"00" });
    await verifyRun(place, best.id);
    const run = await submitFor(place, "rook");
    await verifyRun(place, run.id);
    expect(readRun(await getRunRef(place.db, run.id).get())?.status).toBe("verified");
    await takeRole(place);
    const outcomes = outcomesOf(await undoAll(place));
    expect(outcomes).toContain("run.verify undone");
    expect(readRun(await getRunRef(place.db, run.id).get())).toMatchObject({
      ...{ status: "pending", queue: "review" },
    });
  });

  test("shows first what it would do, and changes nothing by that", async () => {
    const place = await open();
    await adjustCoins(place, alma, { uid: "rook", key: "stolen-01", amount: 150, why: "Gift" });
    const report = await reportFor(place, "ronin", {
      ...{ kind: "build", id: await addPublishedBuild(place, "sable") },
    });
    await claimCase(place, alma, { id: report, action: "claim" });
    const { entries } = await previewUndo(place, fabius, window);
    expect(entries.map(({ action, plan }) => `${action} ${plan}`)).toEqual([
      ...["case.claim none", "coins.adjust undo"],
    ]);
    expect(await coinsOf(place, "rook")).toBe(150);
  });

  test("goes on where it broke off, and two at the same time do nothing twice", async () => {
    const place = await open();
    for (let index = 0; index < 12; index += 1) {
      await adjustCoins(place, alma, { uid: "rook", key: `stolen-${index + 10}`, amount: 5, why: "Gift" });
    }
    await takeRole(place);
    const { id } = await startUndo(place, fabius, { ...window, why });
    await Promise.all([stepUndo(place, fabius, id), stepUndo(place, adminOf("odo"), id)]);
    expect(await coinsOf(place, "rook")).toBe(10);
    const { id: same } = await startUndo(place, fabius, { ...window, why });
    expect(same).toBe(id);
    expect(await stepUndo(place, fabius, id)).toMatchObject({ status: "done", counts: { undone: 12 } });
    expect(await coinsOf(place, "rook")).toBe(0);
    expect(await checkLedger(place.db)).toMatchObject({ broken: 0 });
  });

  test("takes what is left of coins that were spent", async () => {
    const place = await open();
    await adjustCoins(place, alma, { uid: "rook", key: "stolen-01", amount: 150, why: "Gift" });
    await adjustCoins(place, fabius, { uid: "rook", key: "spent-001", amount: -50, why: "Spent" });
    await takeRole(place);
    const [step] = await undoAll(place);
    expect(step?.entries).toMatchObject([{ outcome: "undone", note: "50 of 150 coins were spent already." }]);
    expect(await coinsOf(place, "rook")).toBe(0);
  });

  test("asks a second admin where a role comes back", async () => {
    const place = await open();
    place.claims.set("rook", { creator: true });
    await setPersonRole(place, alma, { uid: "rook", key: "stolen-01", role: "none", why: "Gone" });
    await takeRole(place);
    const [step] = await undoAll(place);
    expect(step?.counts).toMatchObject({ proposed: 1 });
    expect(place.claims.get("rook")).toEqual({});
  });

  test("is not for oneself, nor for an account that still has a role", async () => {
    const place = await open();
    await expect(startUndo(place, fabius, { ...window, why })).rejects.toMatchObject({ status: 409 });
    await takeRole(place);
    await expect(startUndo(place, alma, { ...window, why })).rejects.toMatchObject({ status: 403 });
    await expect(stepUndo(place, fabius, "0".repeat(24))).rejects.toMatchObject({ status: 404 });
  });
});
