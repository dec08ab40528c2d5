import { describe, expect, test } from "vitest";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { listModerators } from "@/lib/leaderboards/review/list-moderators.server";
import { readRunHints } from "@/lib/leaderboards/review/read-hints.server";
import { reviewCheckIds } from "@/lib/leaderboards/review/review-checks";
import { listReviews, reviewRun } from "@/lib/leaderboards/review/review-run.server";
import { correctRun } from "@/lib/leaderboards/run/correct-run.server";
import { type ReviewRun, reviewBodySchema } from "@/lib/leaderboards/schema";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import {
  addHunter,
  addVerified,
  hunterOf,
  moderatorOf,
  nextVideo,
  runContent,
  submitFor,
} from "@/tests/support/leaderboards/runs";

function open() {
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  return { db: createInProcessDb(), now };
}
type Place = ReturnType<typeof open>;

async function addReviewer(place: Place, uid: string, runs = 5) {
  await addHunter(place.db, uid);
  await getUserRef(place.db, uid).update({ "stats.runs": runs });
}
const verify: ReviewRun = { advice: "verify", revision: 1, checked: [...reviewCheckIds], text: "" };
const reject: ReviewRun = {
  ...{ advice: "reject", revision: 1, checked: [] },
  ...{ reason: "video-cut", text: "Cut at 02:10." },
};

describe("a review", () => {
  test("is for hunters with five verified runs, a week after they joined", async () => {
    const place = open();
    const { id } = await submitFor(place, "rook");
    await addReviewer(place, "four", 4);
    await addReviewer(place, "five");
    await addHunter(place.db, "young", new Date("2026-11-19T12:00:00Z"));
    await getUserRef(place.db, "young").update({ "stats.runs": 9 });
    for (const uid of ["four", "young", "nobody"]) {
      await expect(reviewRun(place, hunterOf(uid), id, verify)).rejects.toMatchObject({ status: 403 });
      expect(await listReviews(place, hunterOf(uid), {})).toMatchObject({ canReview: false, runs: [] });
    }
    await expect(reviewRun(place, hunterOf("five"), id, verify)).resolves.toEqual({ message: "OK" });
    expect(await listReviews(place, hunterOf("five"), {})).toMatchObject({
      canReview: true,
      runs: [{ id, isReviewed: true }],
    });
  });

  test("decides nothing: the run waits for a moderator as before", async () => {
    const place = open();
    const { id } = await submitFor(place, "rook");
    for (const uid of ["ash", "elm", "oak"]) {
      await addReviewer(place, uid);
      await reviewRun(place, hunterOf(uid), id, verify);
    }
    expect((await place.db.doc(`runs/${id}`).get()).data()).toMatchObject({
      ...{ status: "pending", queue: "review", approval: null, judges: [] },
    });
    await addReviewer(place, "yew");
    await expect(reviewRun(place, hunterOf("yew"), id, verify)).rejects.toMatchObject({ status: 409 });
  });

  test("is never of one's own run, nor by a moderator, nor of what is decided or was changed", async () => {
    const place = open();
    await addReviewer(place, "rook");
    await addReviewer(place, "ash");
    const own = await submitFor(place, "rook");
    await expect(reviewRun(place, hunterOf("rook"), own.id, verify)).rejects.toMatchObject({ status: 403 });
    await expect(reviewRun(place, moderatorOf("ash"), own.id, verify)).rejects.toMatchObject({ status: 403 });
    expect((await listReviews(place, hunterOf("rook"), {})).runs).toEqual([]);
    const { key: _, ...content } = runContent({ time: "04'10\"00", video: nextVideo() });
    await correctRun(place, hunterOf("rook"), { id: own.id, revision: 1, content });
    await expect(reviewRun(place, hunterOf("ash"), own.id, verify)).rejects.toMatchObject({ status: 409 });
    const decided = await addVerified(place, "elm");
    await expect(reviewRun(place, hunterOf("ash"), decided, verify)).rejects.toMatchObject({ status: 409 });
  });

  test("is not by an account of the runner's network", async () => {
    const place = open();
    const { id } = await submitFor(place, "rook");
    await addReviewer(place, "puppet");
    const seenAt = new Date("2026-11-19T00:00:00Z");
    for (const uid of ["rook", "puppet"]) {
      await place.db
        .doc(`networks/${uid}_h`)
        .set({ uid, hash: "h", seenAt, expiresAt: new Date("2026-12-19T00:00:00Z") });
    }
    await expect(reviewRun(place, hunterOf("puppet"), id, verify)).rejects.toMatchObject({ status: 403 });
  });

  test("takes the whole checklist to advise verifying, and a reason to advise against it", () => {
    expect(reviewBodySchema.safeParse({ ...verify, checked: ["time"] }).success).toBe(false);
    expect(reviewBodySchema.safeParse({ ...reject, text: " " }).success).toBe(false);
    expect(reviewBodySchema.safeParse(reject).success).toBe(true);
  });

  test("counts as agreed where the moderator decides the same, once", async () => {
    const place = open();
    const { id } = await submitFor(place, "rook");
    await addReviewer(place, "ash");
    await addReviewer(place, "elm");
    await reviewRun(place, hunterOf("ash"), id, reject);
    await reviewRun(place, hunterOf("ash"), id, verify);
    await reviewRun(place, hunterOf("elm"), id, reject);
    await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
    await decideRun(place, moderatorOf("alma"), { id, action: "verify", revision: 1, text: "" });
    await decideRun(place, moderatorOf("fabius"), { id, action: "uphold", revision: 1, text: "" });
    const { moderators } = await listModerators(place);
    expect(moderators.filter(({ reviews }) => reviews > 0)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ uid: "ash", reviews: 1, agreed: 1, decisions: 0 }),
        expect.objectContaining({ uid: "elm", reviews: 1, agreed: 0, decisions: 0 }),
      ]),
    );
  });
});

describe("a moderator is told", () => {
  const kindsOf = async (place: Place, id: string) =>
    (await readRunHints(place, moderatorOf("alma"), id, null)).warnings.map(({ kind }) => kind);

  test("of the first run of an account that is younger than a week", async () => {
    const place = open();
    await addHunter(place.db, "young", new Date("2026-11-18T12:00:00Z"));
    const { id } = await submitFor(place, "young");
    expect(await kindsOf(place, id)).toEqual(["new-account", "first-run"]);
  });

  test("of a jump over the own best, and ahead of the curve of the board", async () => {
    const place = open();
    for (const [index, uid] of ["a", "b", "c", "d", "e"].entries())
      await addVerified(place, uid, { time: `04'0${index}"00` });
    const { id } = await submitFor(place, "e", { time: "03'20\"00" });
    expect(await kindsOf(place, id)).toEqual(["own-jump", "board-jump"]);
    const fair = await submitFor(place, "d", { time: "03'58\"00" });
    expect(await kindsOf(place, fair.id)).toEqual([]);
  });

  test("of another run with the same video, by its partners", async () => {
    const place = open();
    const video = nextVideo();
    const first = await addVerified(place, "rook", { video });
    const second = await submitFor(place, "rook", {
      ...{ video, quest: "arena-chatacabra", ruleset: "arena" },
    });
    const { warnings } = await readRunHints(place, moderatorOf("alma"), second.id, null);
    expect(warnings.find(({ kind }) => kind === "shared-video")?.runs).toEqual([first]);
  });

  test("of a video that is gone or on a channel of another name, where the operator allows to ask", async () => {
    const place = open();
    await addReviewer(place, "rook");
    const { id } = await submitFor(place, "rook");
    const ask = async (state: Parameters<typeof readRunHints>[3]) =>
      readRunHints(place, moderatorOf("alma"), id, state);
    expect((await ask(async () => ({ state: "gone" }))).warnings.map(({ kind }) => kind)).toEqual([
      "video-gone",
    ]);
    const other = await ask(async () => ({ state: "found", title: "My best", channel: "Somebody" }));
    expect(other.warnings.map(({ kind }) => kind)).toEqual(["channel"]);
    expect(other.video).toEqual({ title: "My best", channel: "Somebody" });
    const own = await ask(async () => ({ state: "found", title: "My best", channel: "Rook Hunts" }));
    expect(own.warnings).toEqual([]);
    expect((await ask(async () => ({ state: "unknown" }))).warnings).toEqual([]);
  });

  test("of reviewers who review each other's runs", async () => {
    const place = open();
    await addReviewer(place, "ash");
    await addReviewer(place, "elm");
    const ofAsh = await submitFor(place, "ash");
    const ofElm = await submitFor(place, "elm", { time: "05'00\"00" });
    await reviewRun(place, hunterOf("elm"), ofAsh.id, verify);
    expect(await kindsOf(place, ofAsh.id)).toEqual([]);
    await reviewRun(place, hunterOf("ash"), ofElm.id, verify);
    expect(await kindsOf(place, ofAsh.id)).toEqual(["mutual-review"]);
  });
});
