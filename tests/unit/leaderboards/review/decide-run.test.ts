import { describe, expect, test } from "vitest";
import type { Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { appealRun } from "@/lib/leaderboards/run/appeal-run.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { deleteRun } from "@/lib/leaderboards/run/delete-run.server";
import { readVerifiedRun } from "@/lib/leaderboards/run/read-run.server";
import { claimPeriod, provisionalPeriod } from "@/lib/leaderboards/run/run-state";
import { confirmProvisionalRuns } from "@/lib/moderation/confirm-provisional.server";
import { releaseClaims } from "@/lib/staff/set-role.server";
import { revokedActor } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";
import {
  addHunter,
  addVerified,
  hunterOf,
  moderatorOf,
  soloQuest,
  submitFor,
} from "@/tests/support/leaderboards/runs";
import { reportFor } from "@/tests/support/moderation/cases";

const board = `${soloQuest}_ta_bow_pc_1`;

/** A store of its own whose clock goes on by a second with each look at it. */
function open() {
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  return { db: createInProcessDb(), now };
}

async function read(db: Firestore, path: string) {
  return (await db.doc(path).get()).data();
}

describe("a decision", () => {
  test("that changes nothing writes nothing: a claim that one never had is given up", async () => {
    const place = open();
    const { id } = await submitFor(place, "rook");
    const before = await read(place.db, `runs/${id}`);
    await claimRun(place, moderatorOf("alma"), { id, action: "release" });
    expect(await read(place.db, `runs/${id}`)).toEqual(before);
  });

  test("puts a verified run on its board, its views, the runner's score, the profile and the list of quests", async () => {
    const place = open();
    const id = await addVerified(place, "rook");
    expect(await read(place.db, `runs/${id}`)).toMatchObject({
      status: "verified",
      isBest: true,
      queue: null,
    });
    for (const each of [
      board,
      `${soloQuest}_ta_all_pc_1`,
      `${soloQuest}_ta_bow_all_1`,
      `${soloQuest}_ta_all_all_1`,
    ]) {
      expect(await read(place.db, `boards/${each}`)).toMatchObject({
        rows: [{ runId: id, timeCs: 24_000 }],
        runners: 1,
        runs: 1,
        history: [{ runId: id }],
      });
    }
    expect(await read(place.db, "runners/rook")).toMatchObject({ score: 0, name: "rook" });
    expect(await read(place.db, "users/rook")).toMatchObject({ stats: { runs: 1 } });
    expect(await read(place.db, "leaderboards/quests")).toMatchObject({
      quests: { [soloQuest]: { runs: 1, records: { ta: { runId: id } } } },
    });
    expect(await read(place.db, "leaderboards/bow")).toMatchObject({
      quests: { [soloQuest]: { records: { ta: { runId: id } } } },
    });
    const audit = await place.db.collection("audit").get();
    expect(audit.docs.map((each) => each.get("action")).toSorted()).toEqual(["run.claim", "run.verify"]);
  });

  test("gives the place back to the slower run when the faster one is rejected later or deleted", async () => {
    const place = open();
    const slow = await addVerified(place, "rook", { time: "05'00\"00" });
    const fast = await addVerified(place, "rook", { time: "04'00\"00" });
    const fastest = await addVerified(place, "rook", { time: "03'00\"00" });
    expect(await read(place.db, `boards/${board}`)).toMatchObject({
      rows: [{ runId: fastest }],
      runs: 3,
      history: [{ runId: slow }, { runId: fast }, { runId: fastest }],
    });
    expect(await read(place.db, `runs/${fast}`)).toMatchObject({ isBest: false });
    const verdict = { action: "reject", reason: "video-cut", text: "A jump at 01'20.", revision: 1 } as const;
    await decideRun(place, moderatorOf("odogaron"), { id: fastest, ...verdict });
    expect(await read(place.db, `boards/${board}`)).toMatchObject({ rows: [{ runId: fast }], runs: 2 });
    expect(await read(place.db, `runs/${fast}`)).toMatchObject({ isBest: true });
    expect(await read(place.db, "moderators/alma")).toMatchObject({ overturned: 1 });
    await deleteRun(place, hunterOf("rook"), fast);
    expect(await read(place.db, `boards/${board}`)).toMatchObject({
      rows: [{ runId: slow }],
      runs: 1,
      history: [{ runId: slow }],
    });
    await deleteRun(place, hunterOf("rook"), slow);
    expect(await read(place.db, `boards/${board}`)).toMatchObject({ rows: [], runs: 0, history: [] });
    expect(await read(place.db, "runners/rook")).toBeUndefined();
    expect(await read(place.db, "users/rook")).toMatchObject({ stats: { runs: 0 } });
  });

  test("raises the points of everybody on the board when it grows, and lowers them when the best falls", async () => {
    const place = open();
    await addVerified(place, "rook", { time: "04'00\"00" });
    await addVerified(place, "sable", { time: "04'00\"00" });
    await addVerified(place, "wren", { time: "08'00\"00" });
    // log2(3) / 5 = 0.317 of 1,000 points.
    expect(await read(place.db, "runners/rook")).toMatchObject({ score: 31_699 });
    expect(await read(place.db, "runners/sable")).toMatchObject({ score: 31_699 });
    expect(await read(place.db, "runners/wren")).toMatchObject({ score: 7_925 });
    await addVerified(place, "wren", { time: "02'00\"00" });
    expect(await read(place.db, "runners/wren")).toMatchObject({ score: 31_699 });
    expect(await read(place.db, "runners/rook")).toMatchObject({ score: 7_925 });
    expect(await read(place.db, `boards/${board}`)).toMatchObject({ unsettled: null });
  });

  test("lowers the points of the one who is left when the board shrinks to one", async () => {
    const place = open();
    await addVerified(place, "rook", { time: "05'00\"00" });
    const gone = await addVerified(place, "sable", { time: "04'00\"00" });
    // log2(2) / 5 of 1,000 points, by (4 / 5)²; then nobody else is there.
    expect(await read(place.db, "runners/rook")).toMatchObject({ score: 12_800 });
    await deleteRun(place, hunterOf("sable"), gone);
    expect(await read(place.db, "runners/rook")).toMatchObject({ score: 0 });
    expect(await read(place.db, `boards/${board}`)).toMatchObject({ runners: 1, unsettled: null });
  });

  test("of two moderators at once is made once", async () => {
    const place = open();
    await addVerified(place, "sable", { time: "01'00\"00" });
    const run = await submitFor(place, "rook");
    const claims = await Promise.allSettled(
      ["alma", "fabius"].map((uid) => claimRun(place, moderatorOf(uid), { id: run.id, action: "claim" })),
    );
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const verdict = { id: run.id, action: "verify", revision: 1, text: "" } as const;
    const decisions = await Promise.allSettled(
      ["alma", "fabius", "alma", "fabius"].map((uid) => decideRun(place, moderatorOf(uid), verdict)),
    );
    expect(decisions.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await read(place.db, `boards/${board}`))?.runs).toBe(2);
    expect((await checkBoards(place.db)).differences).toEqual([]);
  });

  test("after the claim has lapsed is refused, and another moderator can claim the run", async () => {
    const place = open();
    const { id } = await submitFor(place, "rook");
    await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
    const late = { db: place.db, now: () => new Date(place.now().getTime() + claimPeriod) };
    const verdict = { id, action: "verify", revision: 1, text: "" } as const;
    await expect(decideRun(late, moderatorOf("alma"), verdict)).rejects.toMatchObject({
      status: 409,
      details: { reason: "claim-lapsed" },
    });
    expect((await claimRun(late, moderatorOf("fabius"), { id, action: "claim" })).run.claim?.by).toBe(
      "fabius",
    );
    expect(await read(place.db, `boards/${board}`)).toBeUndefined();
  });

  test("of somebody whose role was just taken writes nothing", async () => {
    const place = open();
    const { id } = await submitFor(place, "rook");
    await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
    const refusal = new ApiError(403, "This requires the creator role.", { code: "forbidden" });
    const actor = { ...revokedActor("alma", refusal), creator: true };
    const verdict = { id, action: "verify", revision: 1, text: "" } as const;
    await expect(decideRun(place, actor, verdict)).rejects.toBe(refusal);
    expect(await read(place.db, `runs/${id}`)).toMatchObject({ status: "pending", eventCount: 2 });
    const audit = await place.db.collection("audit").get();
    expect(audit.docs.map((each) => each.get("action"))).toEqual(["run.claim"]);
  });

  test("about an own run, as runner or partner, is refused", async () => {
    const place = open();
    for (const uid of ["alma", "rook"]) await addHunter(place.db, uid);
    const { id } = await submitFor(place, "rook", { ruleset: "freestyle", partners: [{ uid: "alma" }] });
    await confirmRun(place, hunterOf("alma"), { id, action: "confirm" });
    for (const uid of ["alma", "rook"]) {
      await expect(claimRun(place, moderatorOf(uid), { id, action: "claim" })).rejects.toMatchObject({
        details: { reason: "own-run" },
      });
    }
  });

  test("tells who is to hear of it", async () => {
    const place = open();
    for (const uid of ["sable", "rook"]) await addHunter(place.db, uid);
    const { id } = await submitFor(place, "rook", { ruleset: "freestyle", partners: [{ uid: "sable" }] });
    const confirmed = await confirmRun(place, hunterOf("sable"), { id, action: "confirm" });
    expect(confirmed.events).toEqual([{ what: "confirm", runId: id, people: ["rook"] }]);
    await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
    const verdict = { id, action: "verify", revision: 1, text: "" } as const;
    const { events } = await decideRun(place, moderatorOf("alma"), verdict);
    expect(events).toEqual([{ what: "verify", runId: id, people: ["rook", "sable"] }]);
  });
});

/** A board with five runners, judged by these moderators in turn. */
async function fillBoard(place: ReturnType<typeof open>, moderators: readonly string[]) {
  for (const [index, uid] of ["ronin", "sable", "wren", "felix", "maple"].entries()) {
    const { id } = await submitFor(place, uid, { time: `0${index + 4}'00"00` });
    const moderator = moderatorOf(moderators[index % moderators.length] ?? "alma");
    await claimRun(place, moderator, { id, action: "claim" });
    await decideRun(place, moderator, { id, action: "verify", revision: 1, text: "" });
  }
}

async function verifyFirst(place: ReturnType<typeof open>, uid = "alma") {
  const { id } = await submitFor(place, "rook", { time: "03'00\"00" });
  await claimRun(place, moderatorOf(uid), { id, action: "claim" });
  await decideRun(place, moderatorOf(uid), { id, action: "verify", revision: 1, text: "" });
  return id;
}

describe("a first place", () => {
  test("takes two moderators on a board with five runners where three are active", async () => {
    const place = open();
    await fillBoard(place, ["alma", "fabius", "odogaron"]);
    const id = await verifyFirst(place);
    expect(await read(place.db, `runs/${id}`)).toMatchObject({ status: "pending", approval: { by: "alma" } });
    await expect(claimRun(place, moderatorOf("alma"), { id, action: "claim" })).rejects.toMatchObject({
      details: { reason: "same-moderator" },
    });
    // The others leave: nobody but the first is there to go on.
    for (const uid of ["fabius", "odogaron"]) await releaseClaims(place, uid);
    await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
    await decideRun(place, moderatorOf("alma"), { id, action: "verify", revision: 1, text: "" });
    expect(await read(place.db, `runs/${id}`)).toMatchObject({
      status: "verified",
      provisional: { cause: "few-moderators" },
    });
  });

  test("is provisional by one of two moderators, on the run, its row and all views, until the other one's vote", async () => {
    const place = open();
    await fillBoard(place, ["alma", "fabius"]);
    const id = await verifyFirst(place);
    const row = { runId: id, provisional: "few-moderators" };
    expect((await read(place.db, `boards/${board}`))?.rows[0]).toMatchObject(row);
    const verdict = { id, action: "uphold", revision: 1, text: "" } as const;
    await expect(decideRun(place, moderatorOf("alma"), verdict)).rejects.toMatchObject({
      details: { reason: "same-moderator" },
    });
    await decideRun(place, moderatorOf("fabius"), verdict);
    expect(await read(place.db, `runs/${id}`)).toMatchObject({ status: "verified", provisional: null });
    for (const each of [board, `${soloQuest}_ta_all_all_1`]) {
      expect((await read(place.db, `boards/${each}`))?.rows[0]).not.toHaveProperty("provisional");
    }
    expect((await checkBoards(place.db)).differences).toEqual([]);
    await expect(decideRun(place, moderatorOf("odogaron"), verdict)).rejects.toMatchObject({
      details: { reason: "not-provisional" },
    });
  });

  test("is confirmed by a week without a challenge, and waits while a report is open", async () => {
    const place = open();
    const calm = await addVerified(place, "rook");
    const challenged = await addVerified(place, "sable", { weapon: "lance" });
    for (const id of [calm, challenged]) {
      expect(await read(place.db, `runs/${id}`)).toMatchObject({ provisional: { cause: "few-runners" } });
    }
    await reportFor(place, "wren", { kind: "run", id: challenged });
    expect(await confirmProvisionalRuns(place)).toEqual({ done: 0, hasMore: false });
    const later = { db: place.db, now: () => new Date(place.now().getTime() + provisionalPeriod) };
    expect(await confirmProvisionalRuns(later)).toEqual({ done: 2, hasMore: false });
    expect(await read(place.db, `runs/${calm}`)).toMatchObject({ provisional: null, eventCount: 4 });
    expect((await read(place.db, `boards/${board}`))?.rows[0]).not.toHaveProperty("provisional");
    const { until } = (await read(place.db, `runs/${challenged}`))?.provisional ?? {};
    expect(until.toMillis()).toBeGreaterThan(later.now().getTime());
    expect((await checkBoards(place.db)).differences).toEqual([]);
  });

  test("goes back to the runner before where it is rejected while it is provisional", async () => {
    const place = open();
    const slow = await addVerified(place, "sable", { time: "05'00\"00" });
    const id = await addVerified(place, "rook");
    const verdict = { action: "reject", reason: "video-cut", text: "A jump at 01'20.", revision: 1 } as const;
    await decideRun(place, moderatorOf("alma"), { id, ...verdict });
    expect((await read(place.db, `boards/${board}`))?.rows).toMatchObject([{ runId: slow }]);
    expect(await read(place.db, `runs/${id}`)).toMatchObject({ status: "rejected", provisional: null });
  });
});

test("who loses the role loses the claims, and does not count as active any more", async () => {
  const place = open();
  await addVerified(place, "sable", { time: "01'00\"00" });
  const { id } = await submitFor(place, "rook");
  await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
  await releaseClaims(place, "alma");
  expect(await read(place.db, `runs/${id}`)).toMatchObject({ claim: null });
  expect(await read(place.db, "moderators/alma")).toMatchObject({ decisions: 1, decidedAt: null });
  await releaseClaims(place, "nobody");
  expect((await place.db.doc("moderators/nobody").get()).exists).toBe(false);
});

describe("an appeal", () => {
  async function reject() {
    const place = open();
    await addVerified(place, "sable", { time: "01'00\"00" });
    const { id } = await submitFor(place, "rook", { video: "https://youtu.be/appealedrun" });
    await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
    const verdict = { action: "reject", reason: "video-cut", text: "A jump at 01'20.", revision: 1 } as const;
    await decideRun(place, moderatorOf("alma"), { id, ...verdict });
    return { place, id };
  }

  test("is judged by somebody else, once, and counts as overturned for the first", async () => {
    const { place, id } = await reject();
    expect(await read(place.db, `runs/${id}`)).toMatchObject({ status: "rejected", reason: "video-cut" });
    await appealRun(place, hunterOf("rook"), { id, text: "It is a loading screen." });
    await expect(claimRun(place, moderatorOf("alma"), { id, action: "claim" })).rejects.toMatchObject({
      status: 403,
    });
    await claimRun(place, moderatorOf("fabius"), { id, action: "claim" });
    await decideRun(place, moderatorOf("fabius"), {
      id,
      action: "grant-appeal",
      revision: 1,
      text: "Right.",
    });
    expect(await read(place.db, `runs/${id}`)).toMatchObject({ status: "verified", reason: null });
    expect(await read(place.db, `boards/${board}`)).toMatchObject({ runners: 2 });
    expect(await read(place.db, "moderators/alma")).toMatchObject({ overturned: 1 });
    expect((await checkBoards(place.db)).differences).toEqual([]);
  });

  test("is decided by the admin who rejected the run where nobody else is active", async () => {
    const { place, id } = await reject();
    await appealRun(place, hunterOf("rook"), { id, text: "It is a loading screen." });
    const admin = { ...moderatorOf("alma"), admin: true };
    await claimRun(place, admin, { id, action: "claim" });
    await decideRun(place, admin, { id, action: "grant-appeal", revision: 1, text: "Right." });
    expect(await read(place.db, `runs/${id}`)).toMatchObject({ status: "verified", judges: ["alma"] });
    expect((await readVerifiedRun(place, id)).run.isDecidedAlone, "everybody is told").toBe(true);
  });

  test("that is denied stays denied", async () => {
    const { place, id } = await reject();
    await appealRun(place, hunterOf("rook"), { id, text: "It is a loading screen." });
    await claimRun(place, moderatorOf("fabius"), { id, action: "claim" });
    await decideRun(place, moderatorOf("fabius"), {
      id,
      action: "deny-appeal",
      revision: 1,
      text: "It is a cut.",
    });
    await expect(appealRun(place, hunterOf("rook"), { id, text: "Again." })).rejects.toMatchObject({
      details: { reason: "appeal-used" },
    });
  });

  test("cannot bring back a run whose video was submitted again since", async () => {
    const { place, id } = await reject();
    await submitFor(place, "rook", { video: "https://youtu.be/appealedrun", time: "04'10\"00" });
    await appealRun(place, hunterOf("rook"), { id, text: "It is a loading screen." });
    await claimRun(place, moderatorOf("fabius"), { id, action: "claim" });
    const verdict = { id, action: "grant-appeal", revision: 1, text: "Right." } as const;
    await expect(decideRun(place, moderatorOf("fabius"), verdict)).rejects.toMatchObject({ status: 409 });
    expect(await read(place.db, `runs/${id}`)).toMatchObject({ status: "rejected" });
  });
});
