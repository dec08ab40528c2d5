import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Firestore, getDb } from "@/lib/firebase/admin.server";
import { actorOf } from "../../support/actors";
import { testEnvironment } from "../../support/environment";
import { createInProcessDb } from "../../support/in-process-db";
import { testBank } from "../../support/quiz-bank";

/** The store that embedded mode runs on, and the Firestore emulator where there is one. */
const stores: [string, () => Promise<Firestore>][] = [
  ["an in-process Firestore", async () => createInProcessDb()],
];
if (testEnvironment().backend === "emulators") stores.push(["the Firestore emulator", getDb]);

/**
 * The use cases loaded afresh, as another process has them: what makes one process queue a person's calls is
 * not shared, so that nothing but the transactions keeps ten servers from paying twice.
 */
async function loadServer() {
  vi.resetModules();
  const [{ startQuiz }, { submitQuiz }, { claimLoginReward }] = await Promise.all([
    import("@/lib/daily/start-quiz.server"),
    import("@/lib/daily/submit-quiz.server"),
    import("@/lib/daily/claim-login-reward.server"),
  ]);
  return { startQuiz, submitQuiz, claimLoginReward };
}

type Server = Awaited<ReturnType<typeof loadServer>>;

const midnight = Date.UTC(2026, 10, 21);
const before = new Date(midnight - 1);
const after = new Date(midnight);

/** A clock that shows the last millisecond of a day for half the calls and at the next day's first for the rest. */
function clockAcrossMidnight(calls: number): () => Date {
  let callCount = 0;
  return () => {
    callCount += 1;
    return callCount <= calls / 2 ? before : after;
  };
}

async function readLedger(db: Firestore, uid: string) {
  const [user, ledger] = await Promise.all([
    db.doc(`users/${uid}`).get(),
    db.collection(`users/${uid}/ledger`).get(),
  ]);
  return {
    coins: user.get("coins"),
    sum: ledger.docs.reduce((total, each) => total + Number(each.get("amount")), 0),
    keys: ledger.docs.map((each) => each.id).toSorted(),
  };
}

/** A call that lost every attempt to others is refused and may be repeated; it must not have paid. */
function valuesOf<T>(results: readonly PromiseSettledResult<T>[]): T[] {
  const values = results.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const faults = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  const expected = (fault: unknown) =>
    fault instanceof Error && "code" in fault && (fault.code === "conflict" || fault.code === 10);
  expect(faults.filter((fault) => !expected(fault))).toEqual([]);
  return values;
}

const rightChoice = (question: { id: string; choices: string[] }) =>
  question.choices.indexOf(`right ${question.id}`);

describe.each(stores)("across a UTC midnight, ten servers on %s", (_, open) => {
  const uids: string[] = [];
  const servers: Server[] = [];
  let db: Firestore;
  let first: Server;

  beforeAll(async () => {
    db = await open();
    first = await loadServer();
    servers.push(first);
    while (servers.length < 10) servers.push(await loadServer());
  });

  afterAll(async () => {
    await Promise.all(uids.map((uid) => db.recursiveDelete(db.doc(`users/${uid}`))));
  });

  const newHunter = () => {
    const uid = `midnight-${randomUUID()}`;
    uids.push(uid);
    return actorOf(uid);
  };

  /** Five calls to each of the ten servers, all at once. */
  const fiftyCalls = <T>(call: (server: Server, index: number) => Promise<T>) =>
    Promise.allSettled(
      Array.from({ length: 5 }, () => servers)
        .flat()
        .map(call),
    );

  async function openQuestion(hunter: ReturnType<typeof newHunter>, at: Date) {
    const opened = await first.startQuiz({ db, now: () => at, bank: testBank }, hunter);
    if (opened.message !== "OK") throw new Error("the quiz should be open");
    return { questionId: opened.question.id, choice: rightChoice(opened.question) };
  }

  test("fifty reward calls at once are paid once for each day", async () => {
    const hunter = newHunter();
    const now = clockAcrossMidnight(50);
    const replies = await fiftyCalls((server) => server.claimLoginReward({ db, now }, hunter));
    const paid = valuesOf(replies).filter((each) => each.message === "OK");
    expect(paid.map((each) => each.expires).toSorted()).toEqual([
      "2026-11-21T00:00:00.000Z",
      "2026-11-22T00:00:00.000Z",
    ]);
    expect(await readLedger(db, hunter.uid)).toEqual({
      coins: 10,
      sum: 10,
      keys: ["daily-login.2026-11-20", "daily-login.2026-11-21"],
    });
  });

  test("fifty posts at once of yesterday's question are paid once, and only for yesterday", async () => {
    const hunter = newHunter();
    const submission = await openQuestion(hunter, before);
    const now = clockAcrossMidnight(50);
    const replies = await fiftyCalls((server) =>
      server.submitQuiz({ db, now, bank: testBank }, hunter, submission),
    );
    expect(valuesOf(replies).filter((each) => each.message === "OK")).toHaveLength(1);
    const refused = replies.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toContainEqual(expect.objectContaining({ status: 409, code: "conflict" }));
    expect(await readLedger(db, hunter.uid)).toEqual({ coins: 10, sum: 10, keys: ["daily-quiz.2026-11-20"] });
  });

  test("fifty posts at once with both days' questions open are paid once for each day", async () => {
    const hunter = newHunter();
    const days = [
      { at: before, submission: await openQuestion(hunter, before) },
      { at: after, submission: await openQuestion(hunter, after) },
    ];
    const replies = await fiftyCalls((server, index) => {
      const { at, submission } = days[index % 2] ?? days[0]!;
      return server.submitQuiz({ db, now: () => at, bank: testBank }, hunter, submission);
    });
    expect(valuesOf(replies).filter((each) => each.message === "OK")).toHaveLength(2);
    expect(await readLedger(db, hunter.uid)).toEqual({
      coins: 20,
      sum: 20,
      keys: ["daily-quiz.2026-11-20", "daily-quiz.2026-11-21"],
    });
  });

  test("fifty first questions at once assign one for each day, and they differ", async () => {
    const hunter = newHunter();
    const now = clockAcrossMidnight(50);
    const replies = await fiftyCalls((server) => server.startQuiz({ db, now, bank: testBank }, hunter));
    expect(new Set(valuesOf(replies).map((each) => JSON.stringify(each))).size).toBe(2);
    const days = await db.collection(`users/${hunter.uid}/quiz`).get();
    expect(days.docs.map((each) => each.id).toSorted()).toEqual(["2026-11-20", "2026-11-21"]);
    expect(new Set(days.docs.map((each) => each.get("questionId"))).size).toBe(2);
  });
});
