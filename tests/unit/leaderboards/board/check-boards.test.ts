import { afterEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { findUnsettledBoard, settleBoard } from "@/lib/leaderboards/board/settle-board.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { reviewCheckIds } from "@/lib/leaderboards/review/review-checks";
import { reviewRun } from "@/lib/leaderboards/review/review-run.server";
import { appealRun } from "@/lib/leaderboards/run/appeal-run.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { deleteRun } from "@/lib/leaderboards/run/delete-run.server";
import { eraseRuns } from "@/lib/leaderboards/run/erase-runs.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { withdrawRun } from "@/lib/leaderboards/run/withdraw-run.server";
import type { ReviewRun } from "@/lib/leaderboards/schema";
import { confirmProvisionalRuns } from "@/lib/moderation/confirm-provisional.server";
import { createDice, type Dice } from "@/tests/support/builder/dice";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { createFailingDb, InjectedError } from "@/tests/support/leaderboards/failing-db";
import {
  addHunter,
  addVerified,
  hunterOf,
  moderatorOf,
  soloQuest,
  submitFor,
} from "@/tests/support/leaderboards/runs";
import { getRuns, seed } from "@/tests/support/test-size";

const day = 86_400_000;
const hunters = ["rook", "sable", "wren", "harth", "maru", "ito"];
/** Four lanes: 400 steps, or 1,000. */
const stepsOfLane = getRuns({ small: 100, full: 250 });
const moderators = ["alma", "fabius", "odo"];

interface Play {
  readonly place: { readonly db: Firestore; readonly now: () => Date };
  readonly dice: Dice;
  readonly runs: string[];
}

/** One thing that somebody does, most of it allowed. */
async function act({ place, dice, runs }: Play): Promise<void> {
  const uid = dice.pick(hunters);
  if (runs.length === 0 || dice.chance(0.3)) {
    const isParty = dice.chance(0.2);
    const partner = dice.pick(hunters);
    const run = await submitFor(place, uid, {
      ruleset: isParty ? "freestyle" : dice.pick(["ta", "freestyle"]),
      weapon: dice.pick(["bow", "lance"]),
      platform: dice.pick(["pc", "ps5"]),
      // Few different times, so that there are ties.
      time: formatRunTime(18_000 + 100 * dice.between(0, 40)),
      partners: isParty && partner !== uid ? [dice.chance(0.5) ? { uid: partner } : { name: "Guest" }] : [],
    });
    runs.push(run.id);
    return;
  }
  const id = dice.pick(runs);
  const run = readRun(await getRunRef(place.db, id).get());
  if (!run) return;
  const moderator = moderatorOf(dice.pick(moderators));
  const owner = hunterOf(run.submittedBy ?? uid);
  const text = "Looked at it again.";
  const { revision } = run;
  if (run.status === "pending" && dice.chance(0.3)) await advise({ place, dice, uid, id, revision });
  if (run.status === "verified") {
    if (run.provisional && dice.chance(0.4)) await confirmOrUphold(place, moderator, { id, revision }, dice);
    else if (dice.chance(0.15)) await deleteRun(place, owner, id);
    else if (dice.chance(0.5)) {
      await decideRun(place, moderator, { id, action: "reject", reason: "other", text, revision });
    }
  } else if (run.queue === "appeal") {
    await claimRun(place, moderator, { id, action: "claim" });
    const action = dice.chance(0.7) ? "grant-appeal" : "deny-appeal";
    await decideRun(place, moderator, { id, action, text, revision });
  } else if (run.status === "rejected") await appealRun(place, owner, { id, text });
  else if (run.queue === null) {
    const partner = run.players.find(({ confirmed }) => !confirmed)?.uid ?? uid;
    const action = dice.chance(0.8) ? "confirm" : "decline";
    if (run.status === "pending") await confirmRun(place, hunterOf(partner), { id, action });
  } else if (dice.chance(0.1)) await withdrawRun(place, owner, id);
  else {
    await claimRun(place, moderator, { id, action: "claim" });
    if (dice.chance(0.85)) await decideRun(place, moderator, { id, action: "verify", text: "", revision });
    else await decideRun(place, moderator, { id, action: "reject", reason: "other", text, revision });
  }
}

/** A hunter reviews the run of another one: most have the five verified runs that it takes. */
async function advise({
  place,
  dice,
  uid,
  id,
  revision,
}: Pick<Play, "place" | "dice"> & { uid: string; id: string; revision: number }): Promise<void> {
  const review: ReviewRun = dice.chance(0.7)
    ? { advice: "verify", revision, checked: [...reviewCheckIds], text: "" }
    : { advice: "reject", revision, checked: [], reason: "other", text: "Not shown." };
  await reviewRun(place, hunterOf(uid), id, review).catch((error) => {
    // Their own run, three reviews, or too few verified runs: the step goes on.
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
}

async function confirmOrUphold(
  place: Play["place"],
  moderator: Actor,
  { id, revision }: { readonly id: string; readonly revision: number },
  dice: Dice,
): Promise<void> {
  if (dice.chance(0.5)) await confirmProvisionalRuns(place);
  else await decideRun(place, moderator, { id, action: "uphold", text: "", revision });
}

async function settleAll(place: Play["place"]): Promise<void> {
  for (;;) {
    const id = await findUnsettledBoard(place.db);
    if (id === null) return;
    await settleBoard(place, id);
  }
}

/** A clock that goes on by six minutes with each look: decisions wait for each other, and a claim holds for thirty. */
function createClock(): () => Date {
  let at = Date.parse("2026-09-01T00:00:00Z");
  return () => {
    at += 6 * 60_000;
    return new Date(at);
  };
}

describe("checkBoards", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("finds no difference after random steps with failures in between", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const db = createInProcessDb();
    const dice = createDice(seed);
    const place = { db: createFailingDb(db, () => dice.next()), now: createClock() };
    for (const uid of hunters) await addHunter(db, uid);
    // Two of them may review from the start.
    for (const uid of ["ito", "maru"])
      for (let each = 0; each < 5; each += 1)
        await addVerified({ db, now: place.now }, uid, { time: formatRunTime(23_000 - 100 * each) });
    const runs: string[] = [];
    const outcomes = { done: 0, refused: 0, injected: 0 };
    const lane = async () => {
      for (let step = 0; step < stepsOfLane; step += 1) {
        try {
          await act({ place, dice, runs });
          outcomes.done += 1;
        } catch (error) {
          if (error instanceof InjectedError) outcomes.injected += 1;
          else if (error instanceof ApiError && error.status < 500) outcomes.refused += 1;
          else throw error;
        }
      }
    };
    await Promise.all([lane(), lane(), lane(), lane()]);
    const sound = { db, now: place.now };
    await settleAll(sound);
    const report = await checkBoards(db);
    expect(report.differences).toEqual([]);
    const stored = (await db.collection("runs").get()).docs.flatMap((document) => readRun(document) ?? []);
    // How many there are is up to how the lanes meet: 5 to 17 were seen.
    expect(stored.flatMap(({ reviews }) => reviews).length).toBeGreaterThan(1);
    expect(report.boards).toBeGreaterThan(10);
    expect(outcomes.done).toBeGreaterThan(stepsOfLane);
    expect(outcomes.injected).toBeGreaterThan(stepsOfLane / 10);

    await eraseRuns(sound, "rook");
    await db.doc("users/rook").delete();
    await settleAll(sound);
    expect((await checkBoards(db)).differences).toEqual([]);
    const left = await Promise.all(
      ["runs", "boards", "runners", "moderators", "challenges", "leaderboards"].map((name) =>
        db.collection(name).get(),
      ),
    );
    expect(JSON.stringify(left.flatMap(({ docs }) => docs.map((each) => each.data())))).not.toContain(
      '"uid":"rook"',
    );
  });

  test("names what does not follow from the runs", async () => {
    const db = createInProcessDb();
    const place = { db, now: () => new Date(Date.parse("2026-11-20T12:00:00Z") + day) };
    const id = await addVerified(place, "rook");
    expect(await checkBoards(db)).toMatchObject({ boards: 4, runs: 1, unsettled: 0, differences: [] });
    await db.doc("runners/rook").update({ score: 1 });
    await db.doc(`boards/${soloQuest}_ta_bow_pc_1`).update({ rows: [], runners: 0 });
    await db.doc(`runs/${id}`).update({ isBest: false });
    const { differences } = await checkBoards(db);
    expect(differences).toEqual([
      `boards/${soloQuest}_ta_bow_pc_1: row 1 is none, rebuilt ${id}`,
      `boards/${soloQuest}_ta_bow_pc_1: runners is 0, rebuilt 1`,
      "runners/rook: score is 1, rebuilt 0",
      `runs/${id}: isBest is false, rebuilt true`,
    ]);
  });
});
