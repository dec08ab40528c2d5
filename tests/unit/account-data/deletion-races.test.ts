import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { deleteAccount } from "@/lib/account-data/delete-account.server";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { sweepDeletedAccounts } from "@/lib/account-data/sweep-deleted.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { runAsAccount } from "@/lib/auth/acting-account.server";
import type { Actor, ConfirmedAccount } from "@/lib/auth/actor";
import { getDeletedAccountRef, guardTransaction } from "@/lib/auth/deleted-account.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { createBuildBodySchema } from "@/lib/builds/schema";
import { readPageData } from "@/lib/content/cache-page.server";
import { claimLoginReward } from "@/lib/daily/claim-login-reward.server";
import { startQuiz } from "@/lib/daily/start-quiz.server";
import type { Auth, Firestore } from "@/lib/firebase/admin.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { setMutedKinds } from "@/lib/notifications/set-muted-kinds.server";
import { openSession } from "@/lib/profile-page/open-session.server";
import { markNetwork } from "@/lib/users/network-marks.server";
import { actorOf } from "@/tests/support/actors";
import { buildContent, storedBuild } from "@/tests/support/builds/stored-build";
import { answerOf, askFor, openHelp, requestOf } from "@/tests/support/hunting-help/requests";
import { runContent } from "@/tests/support/leaderboards/runs";
import { testBank } from "@/tests/support/quiz-bank";

const minute = 60_000;
const buildId = "b".repeat(24);

/** A store with a build and a request of somebody else, a clock, and an Auth that notes who was removed. */
async function open() {
  const place = await openHelp(["rook", "sable"]);
  await place.db.collection("builds").doc(buildId).set(storedBuild("sable"));
  const { id: request } = await askFor(place, "sable");
  const removed: string[] = [];
  const auth = { deleteUser: async (uid: string) => void removed.push(uid) } as Partial<Auth> as Auth;
  return { ...place, auth, removed, request };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** An account whose session is confirmed only when the test says so, as when Auth is slow. */
function createHeldActor(uid: string) {
  let confirm: () => void = () => undefined;
  const confirmed = new Promise<ConfirmedAccount>((resolve) => {
    confirm = () => resolve({ displayName: "Rook the Second", photoURL: null, isVerified: true });
  });
  const actor: Actor = { ...actorOf(uid), confirmed };
  return { actor, confirm };
}

/** Paths of documents that name the account, but for the audit log. */
async function tracesOf(db: Firestore, uid: string): Promise<string[]> {
  const found: string[] = [];
  const walk = async (collections: Awaited<ReturnType<Firestore["listCollections"]>>) => {
    for (const collection of collections) {
      for (const { ref, ...document } of (await collection.get()).docs.map((each) => ({
        ref: each.ref,
        data: each.data(),
      }))) {
        if (ref.path.includes(uid) || JSON.stringify(document.data).includes(uid)) found.push(ref.path);
        await walk(await ref.listCollections());
      }
    }
  };
  await walk(await db.listCollections());
  return found.filter((path) => !path.startsWith("audit/"));
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const newBuild = () => createBuildBodySchema.parse({ key: randomUUID(), ...buildContent() });
const calls: readonly (readonly [string, (place: Opened, actor: Actor) => Promise<unknown>])[] = [
  ["a build that is saved", (place, actor) => createBuild(place, actor, newBuild())],
  ["a like", (place, actor) => setBuildLike(place, actor, { id: buildId, isLiking: true })],
  ["the login reward", (place, actor) => claimLoginReward(place, actor)],
  ["a session that opens", (place, actor) => openSession(place, actor)],
  ["the quiz", (place, actor) => startQuiz({ ...place, bank: testBank }, actor)],
  ["a request", (place, actor) => postRequest(place, actor, requestOf())],
  ["an answer", (place, actor) => postAnswer(place, actor, place.request, answerOf())],
  ["a run", (place, actor) => submitRun(place, actor, runContent())],
  ["a setting", (place, actor) => setMutedKinds(place, actor, { muted: [] })],
  [
    "a mark of the network",
    async (place, actor) => {
      await actor.confirmed;
      await markNetwork(place, actor.uid, `10.0.0.${Math.random()}`, "s".repeat(32));
    },
  ],
];

describe("while an account is deleted", () => {
  test.each(calls)("%s that was begun before commits nothing after", async (_, call) => {
    const place = await open();
    const { actor, confirm } = createHeldActor("rook");
    const late = runAsAccount("rook", () => call(place, actor));
    late.catch(() => undefined);
    // By then the call has read that the account is there, and waits for Auth.
    await turns(20);
    await deleteAccount(place, "rook", "rook");
    confirm();
    await expect(late).rejects.toMatchObject({ status: 401, message: "This account no longer exists." });
    expect(await tracesOf(place.db, "rook")).toEqual(["deletedAccounts/rook"]);
  });

  test("each call that begins after is refused", async () => {
    const place = await open();
    await deleteAccount(place, "rook", "rook");
    for (const [, call] of calls) {
      await expect(runAsAccount("rook", () => call(place, actorOf("rook")))).rejects.toMatchObject({
        status: 401,
      });
    }
    expect(await tracesOf(place.db, "rook")).toEqual(["deletedAccounts/rook"]);
  });

  test("ten calls at once with it leave nothing, in whatever order they come", async () => {
    for (let round = 0; round < 3; round += 1) {
      const place = await open();
      const actor = actorOf("rook");
      const racing = calls.map(async ([, call], index) => {
        await turns((round * 7 + index * 3) % 40);
        return runAsAccount("rook", () => call(place, actor));
      });
      const deletion = runAsAccount("rook", () => deleteAccount(place, "rook", "rook"));
      await Promise.allSettled([...racing, deletion]);
      await deletion;
      expect(await tracesOf(place.db, "rook")).toEqual(["deletedAccounts/rook"]);
    }
  });

  test("somebody else's calls go on", async () => {
    const place = await open();
    await deleteAccount(place, "rook", "rook");
    await runAsAccount("sable", () => createBuild(place, actorOf("sable"), newBuild()));
    expect((await place.db.collection("builds").where("owner", "==", "sable").get()).size).toBe(2);
  });

  test("what its call does for everybody is done: pages that are shared, points of others", async () => {
    const place = await open();
    await deleteAccount(place, "rook", "rook");
    const ref = place.db.doc("boards/x");
    const made = await runAsAccount("rook", () =>
      readPageData("shared/page", () =>
        runTransaction(place.db, [], async (transaction) => (await transaction.get(ref)).id),
      ),
    );
    expect(made).toBe("x");
  });

  test("a transaction that reads nothing commits nothing either", async () => {
    const place = await open();
    await deleteAccount(place, "rook", "rook");
    const body = async () => "done";
    await expect(runAsAccount("rook", () => runTransaction(place.db, [], body))).rejects.toMatchObject({
      status: 401,
    });
    expect(await runAsAccount("sable", () => runTransaction(place.db, [], body))).toBe("done");
  });

  test("it can be deleted again by a call of its own", async () => {
    const place = await open();
    for (let time = 0; time < 2; time += 1) {
      await runAsAccount("rook", () => deleteAccount(place, "rook", "rook"));
    }
    expect(place.removed).toEqual(["rook", "rook"]);
  });
});

describe("the sweep", () => {
  const sweep = (place: Opened) => sweepDeletedAccounts(place, async () => place.auth);

  test("proves after a day that nothing is left, and takes the mark away", async () => {
    const place = await open();
    await deleteAccount(place, "rook", "rook");
    expect(await sweep(place)).toEqual({ done: 0, hasMore: false });
    place.clock.at += 10 * minute;
    expect(await sweep(place)).toEqual({ done: 1, hasMore: false });
    expect(await sweep(place)).toEqual({ done: 0, hasMore: false });
    expect(await tracesOf(place.db, "rook")).toEqual(["deletedAccounts/rook"]);
    place.clock.at += 24 * 60 * minute;
    expect(await sweep(place)).toEqual({ done: 1, hasMore: false });
    expect(await tracesOf(place.db, "rook")).toEqual([]);
    const { docs } = await place.db.collection("audit").where("action", "==", "account.sweep").get();
    expect(docs.map((entry) => entry.get("after"))).toEqual([{ left: 0 }]);
  });

  test("finds what others wrote about the person, erases it, and looks again", async () => {
    const place = await open();
    await deleteAccount(place, "rook", "rook");
    const log = vi.spyOn(console, "warn").mockReturnValue();
    await place.db.collection("builds").doc("late").set(storedBuild("rook"));
    await place.db.doc("users/rook/notifications/late").set({ kind: "build-liked" });
    await place.db.doc("runners/rook").set({ name: "rook" });
    expect(await countTraces(place.db, "rook")).toBe(3);
    place.clock.at += 10 * minute;
    await sweep(place);
    expect(await tracesOf(place.db, "rook")).toEqual(["deletedAccounts/rook"]);
    expect(log.mock.lastCall?.[0]).toMatch(/"deletion-left".*"documents":3/);
    log.mockRestore();
    place.clock.at += 10 * minute;
    await sweep(place);
    place.clock.at += 24 * 60 * minute;
    await sweep(place);
    const { docs } = await place.db.collection("audit").where("action", "==", "account.sweep").get();
    expect(docs.map((entry) => entry.get("before"))).toEqual([{ found: 3 }]);
  });

  test("finishes a deletion that broke off", async () => {
    const place = await open();
    await runAsAccount("rook", () => createBuild(place, actorOf("rook"), newBuild()));
    const broken: Partial<Auth> = { deleteUser: () => Promise.reject(new Error("no answer")) };
    await place.db.doc("limits/rook_x").set({ uid: "rook", count: 1, expiresAt: new Date() });
    await expect(deleteAccount({ ...place, auth: broken as Auth }, "rook", "rook")).rejects.toThrow(
      "no answer",
    );
    await expect(
      runAsAccount("rook", () => createBuild(place, actorOf("rook"), newBuild())),
    ).rejects.toMatchObject({ status: 401 });
    place.clock.at += 10 * minute;
    await sweep(place);
    expect(place.removed).toEqual(["rook"]);
    expect(await tracesOf(place.db, "rook")).toEqual(["deletedAccounts/rook"]);
  });

  test.each([
    ["builds/x", { owner: "rook" }],
    ["builds/x/likes/rook", { uid: "rook" }],
    ["guides/x", { owner: null, editor: "rook" }],
    ["guides/y", { owner: null, editors: ["wren", "rook"] }],
    ["guideRevisions/x_1", { editor: "rook" }],
    ["guideProposals/x", { author: "rook" }],
    ["guideProposals/y", { author: "wren", decidedBy: "rook" }],
    ["featured/x", { addedBy: "rook" }],
    ["runs/x", { people: ["rook"] }],
    ["runners/rook", { name: "x" }],
    ["moderators/rook", { decisions: 1 }],
    ["helpRequests/x", { asker: "rook" }],
    ["helpRequests/x/answers/y", { uid: "rook" }],
    ["helpRequests/x/edits/y", { uid: "rook" }],
    ["helpTexts/x", { uid: "rook" }],
    ["huntSearches/rook", { note: "x" }],
    ["huntSearches/x", { people: ["rook"] }],
    ["limits/rook_x", { uid: "rook" }],
    ["networks/rook_x", { uid: "rook" }],
    ["announcements/x", { by: "rook" }],
    ["reports/x", { reporter: "rook" }],
    ["reports/x", { owner: "rook" }],
    ["reports/x", { decidedBy: "rook" }],
    ["cases/x", { people: ["rook"] }],
    ["users/rook", { coins: 0 }],
    ["users/rook/ledger/x", { amount: 1 }],
    ["users/rook/quiz/x", { choice: 1 }],
  ])("sees %s with %j", async (path, fields) => {
    const { db } = await openHelp([]);
    await db.doc(path).set(fields);
    expect(await countTraces(db, "rook")).toBe(1);
    expect(await countTraces(db, "sable")).toBe(0);
  });
});

test("a transaction begins with the mark alone, so that it holds nothing else if its first answer is lost", async () => {
  const { db } = await openHelp(["rook", "sable"]);
  const users = ["rook", "sable"].map((uid) => db.collection("users").doc(uid));
  const asked: string[][] = [];
  await db.runTransaction(async (transaction) => {
    const { get, getAll } = transaction;
    const note =
      (read: (...given: never[]) => unknown) =>
      (...given: { path: string }[]) => {
        asked.push(given.map(({ path }) => path));
        return Reflect.apply(read, transaction, given);
      };
    Object.assign(transaction, { get: note(get), getAll: note(getAll) });
    const guarded = guardTransaction(transaction, getDeletedAccountRef(db, "rook"));
    const found = await guarded.transaction.getAll(...users);
    expect(found.map(({ exists }) => exists)).toEqual([true, true]);
    await guarded.confirm();
  });
  expect(asked).toEqual([["deletedAccounts/rook"], ["users/rook", "users/sable"]]);
});
