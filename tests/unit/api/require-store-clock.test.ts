import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { maxClockSkew } from "@/lib/api/require-store-clock.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { claimLoginReward } from "@/lib/daily/claim-login-reward.server";
import { startQuiz } from "@/lib/daily/start-quiz.server";
import { submitQuiz } from "@/lib/daily/submit-quiz.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { actorOf } from "@/tests/support/actors";
import { testBank } from "@/tests/support/quiz-bank";

const day = 86_400_000;
const now = () => new Date();
const rook = actorOf("rook");
let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A store whose own clock can be moved. */
function createStore() {
  const mock = new FirestoreMock();
  let last = 0;
  const clock = { ahead: 0 };
  // Each moment is a later one while the clock is not moved: versions are told apart by it.
  mock.systemTime.custom(() => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last + clock.ahead);
  });
  return { db: mock.createDatabase("demo-clock").firestore(), clock };
}

async function listPaths(db: ReturnType<typeof createStore>["db"]): Promise<string[]> {
  const groups = ["users", "ledger", "quiz", "limits"].map((name) => db.collectionGroup(name).get());
  return (await Promise.all(groups)).flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).toSorted();
}

describe("a clock that differs from the store's", () => {
  test.each([
    ["behind", day],
    ["ahead of", -day],
  ])("by a day, a server %s it pays nothing, asks nothing and counts nothing", async (_, ahead) => {
    const { db, clock } = createStore();
    await startQuiz({ db, now, bank: testBank }, rook);
    const before = await listPaths(db);
    clock.ahead = ahead;
    const limit = { uid: "rook", action: "builds-create", at: now() } as const;
    const calls = [
      () => claimLoginReward({ db, now }, rook),
      () => startQuiz({ db, now, bank: testBank }, rook),
      () => submitQuiz({ db, now, bank: testBank }, rook, { questionId: "q1", choice: 0 }),
      () =>
        runTransaction(db, [], async (transaction) => {
          takeLimit(
            transaction,
            await transaction.get(getLimitRef(db, "rook", limit.action, limit.at)),
            limit,
          );
        }),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({
        status: 503,
        code: "unavailable",
        retryAfter: 60,
        message: expect.stringContaining("The clock of our server is wrong"),
      });
    }
    // As of its own time, a store whose clock went back has nothing yet.
    clock.ahead = 0;
    expect(await listPaths(db)).toEqual(before);
    expect(log).toHaveBeenCalledTimes(calls.length);
    expect(String(log.mock.calls[0]?.[0])).toContain('"event":"clock-skew"');
  });

  test.each([maxClockSkew - 30_000, 30_000 - maxClockSkew])(
    "by %i ms is taken for one that is right",
    async (ahead) => {
      const { db, clock } = createStore();
      clock.ahead = ahead;
      expect((await claimLoginReward({ db, now }, rook)).message).toBe("OK");
      expect((await startQuiz({ db, now, bank: testBank }, rook)).message).toBe("OK");
      expect(log).not.toHaveBeenCalled();
    },
  );
});
