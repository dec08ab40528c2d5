import { describe, expect, test } from "vitest";
import type { Firestore } from "@/lib/firebase/admin.server";
import { markHelpful } from "@/lib/hunting-help/answer/mark-helpful.server";
import { readRunHints } from "@/lib/leaderboards/review/read-hints.server";
import { reviewCheckIds } from "@/lib/leaderboards/review/review-checks";
import { reviewRun } from "@/lib/leaderboards/review/review-run.server";
import type { ReviewRun } from "@/lib/leaderboards/schema";
import { confirmProvisionalRuns } from "@/lib/moderation/confirm-provisional.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { changeName } from "@/lib/profile-page/change-name.server";
import { proposeNameBodySchema } from "@/lib/state-names/schema";
import { confirmStateName, proposeStateName } from "@/lib/state-names/state-names.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { addHelper, answerFor, askFor } from "@/tests/support/hunting-help/requests";
import {
  addHunter,
  addVerified,
  hunterOf,
  moderatorOf,
  submitFor,
  verifyRun,
} from "@/tests/support/leaderboards/runs";
import { decisionOf, openModeration, reportFor } from "@/tests/support/moderation/cases";

const day = 86_400_000;
/** Five accounts that were used from one network. */
async function addPuppets(db: Firestore): Promise<readonly string[]> {
  const puppets = ["p1", "p2", "p3", "p4", "p5"];
  for (const uid of puppets) {
    await addHunter(db, uid);
    await getUserRef(db, uid).update({ "stats.runs": 9 });
    const [seenAt, expiresAt] = [new Date("2026-11-19T00:00:00Z"), new Date("2026-12-19T00:00:00Z")];
    await db.doc(`networks/${uid}_n`).set({ uid, hash: "n", seenAt, expiresAt });
  }
  return puppets;
}

const verify: ReviewRun = { advice: "verify", revision: 1, checked: [...reviewCheckIds], text: "" };

describe("a loser who challenges a first place", () => {
  test("each day delays it by the time that one report is open, and not again", async () => {
    const place = await openModeration(["rook", "loser"]);
    const id = await addVerified(place, "rook");
    const path = `runs/${id}`;
    const isProvisional = async () => (await place.db.doc(path).get()).get("provisional") !== null;
    expect(await isProvisional()).toBe(true);
    const challenge = () => reportFor(place, "loser", { kind: "run", id, reason: "cheating" });
    const opened = await challenge();
    for (let each = 0; each < 3; each += 1) {
      place.wait(day);
      expect(await challenge()).toBe(opened);
    }
    expect((await place.db.collection("reports").get()).size).toBe(1);
    const revision = (await place.db.doc(`cases/${opened}`).get()).get("revision");
    await decideCase(place, moderatorOf("alma"), {
      id: opened,
      ...decisionOf({ content: "keep", reason: "cheating", text: "Looks right.", revision }),
    });
    await expect(challenge()).rejects.toMatchObject({ status: 409 });
    place.wait(15 * day);
    await confirmProvisionalRuns(place);
    expect(await isProvisional()).toBe(false);
  });
});

describe("five accounts of one network", () => {
  test("neither review the run of one of them, nor are a run's only judges", async () => {
    const place = await openModeration();
    const puppets = await addPuppets(place.db);
    const { id } = await submitFor(place, "p1");
    const outcomes = await Promise.allSettled(
      puppets.slice(1).map((uid) => reviewRun(place, hunterOf(uid), id, verify)),
    );
    expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
    expect((await place.db.doc(`runs/${id}`).get()).data()).toMatchObject({
      ...{ status: "pending", reviews: [] },
    });
  });
});

describe("sock puppets of one network", () => {
  const countDone = async (calls: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === "fulfilled").length;

  test("neither mark the answer of one of them as helpful, nor give another one more than one mark", async () => {
    const place = await openModeration(["sable", "wren"]);
    await addHelper(place.db, "rook");
    const puppets = await addPuppets(place.db);
    const { id } = await askFor(place, "rook");
    const own = await answerFor(place, "p1", id);
    const other = await answerFor(place, "sable", id);
    const mark = (uid: string, answer: string) =>
      markHelpful(place, hunterOf(uid), { id, answer, isHelpful: true });
    expect(await countDone(puppets.slice(1).map((uid) => mark(uid, own.id)))).toBe(0);
    for (const uid of puppets) await mark(uid, other.id).catch(() => undefined);
    await mark("wren", other.id);
    const marks = (await place.db.doc(`helpRequests/${id}/answers/${other.id}`).get()).get("helpful");
    expect(marks).toEqual(["p1", "wren"]);
  });

  test("do not confirm the name that one of them proposed, nor each other's vote", async () => {
    const place = await openModeration(["rook"]);
    const puppets = await addPuppets(place.db);
    const propose = (uid: string, name: string) =>
      proposeStateName(
        place,
        hunterOf(uid),
        proposeNameBodySchema.parse({
          ...{ monster: "arkveld", state: "custom1", name, proof: "It glows after it roars." },
        }),
      );
    const confirm = (uid: string, id: string) =>
      confirmStateName(place, hunterOf(uid), { id, isConfirmed: true });
    const { id: own } = await propose("p1", "Chained");
    expect(await countDone(puppets.slice(1).map((uid) => confirm(uid, own)))).toBe(0);
    const { id: other } = await propose("rook", "Charged");
    for (const uid of puppets) await confirm(uid, other).catch(() => undefined);
    expect((await place.db.doc(`stateNames/${other}`).get()).data()).toMatchObject({
      ...{ confirmedBy: ["p1"], confirmedAt: null },
    });
  });
});

describe("two reviewers who review each other", () => {
  test("bring neither run onto a board, and the moderator is told", async () => {
    const place = await openModeration();
    for (const uid of ["ash", "elm"]) {
      await addHunter(place.db, uid);
      await getUserRef(place.db, uid).update({ "stats.runs": 5 });
    }
    const ofAsh = await submitFor(place, "ash");
    const ofElm = await submitFor(place, "elm", { weapon: "lance" });
    await reviewRun(place, hunterOf("elm"), ofAsh.id, verify);
    await reviewRun(place, hunterOf("ash"), ofElm.id, verify);
    expect((await place.db.collection("boards").get()).empty).toBe(true);
    const { warnings } = await readRunHints(place, moderatorOf("alma"), ofAsh.id, null);
    expect(warnings.map(({ kind }) => kind)).toEqual(["mutual-review"]);
  });
});

describe("a name that changes during a review", () => {
  test("is the one on the board, and the reviewer's advice stays with the account", async () => {
    const place = await openModeration();
    await addHunter(place.db, "ash");
    await getUserRef(place.db, "ash").update({ "stats.runs": 5 });
    const { id } = await submitFor(place, "rook");
    await reviewRun(place, hunterOf("ash"), id, verify);
    await changeName(place, actorOf("rook", { displayName: "rook" }), { name: "Rook Renamed" });
    await changeName(place, actorOf("ash", { displayName: "ash" }), { name: "Ash Renamed" });
    const { reviews } = await readRunHints(place, moderatorOf("alma"), id, null);
    expect(reviews).toMatchObject([{ by: "ash", name: "Ash Renamed" }]);
    await verifyRun(place, id);
    const boards = await place.db.collection("boards").get();
    const names = boards.docs.flatMap((board) =>
      board
        .get("rows")
        .flatMap((row: { players: { name: string }[] }) => row.players.map(({ name }) => name)),
    );
    expect(new Set(names)).toEqual(new Set(["Rook Renamed"]));
  });
});
