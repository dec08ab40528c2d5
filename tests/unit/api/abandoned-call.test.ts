import { expect, test } from "vitest";
import { runUntilAbandoned } from "@/lib/api/abandoned-call.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

const giveUp = () => Promise.reject(new Error("gives up"));

/** What waits until the test lets it go on. */
function createGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

test("a call that was given up begins no transaction", async () => {
  const db = createInProcessDb();
  const ref = db.collection("users").doc("rook");
  const given = createGate();
  let begun = 0;
  let ended: Promise<unknown> = Promise.resolve();
  const call = runUntilAbandoned(giveUp, () => {
    ended = given.passed.then(() =>
      runTransaction(db, [ref], async () => {
        begun += 1;
      }),
    );
    return ended;
  });
  await expect(call).rejects.toThrow("gives up");
  given.open();
  await expect(ended).rejects.toMatchObject({ name: "StoreAwayError" });
  expect(begun).toBe(0);
});

test("a call that was given up in the middle of a transaction commits nothing, and is not tried again", async () => {
  const db = createInProcessDb();
  const ref = db.collection("users").doc("rook");
  const reading = createGate();
  const given = createGate();
  let begun = 0;
  let ended: Promise<unknown> = Promise.resolve();
  const call = runUntilAbandoned(
    () => reading.passed.then(giveUp),
    () => {
      ended = runTransaction(db, [ref], async (transaction) => {
        begun += 1;
        await transaction.get(ref);
        reading.open();
        await given.passed;
        transaction.set(ref, { coins: 1 });
      });
      return ended;
    },
  );
  await expect(call).rejects.toThrow("gives up");
  given.open();
  await expect(ended).rejects.toMatchObject({ name: "StoreAwayError" });
  expect(begun).toBe(1);
  expect((await ref.get()).exists).toBe(false);
});

test("what a call leaves running when it has failed by itself goes on", async () => {
  const db = createInProcessDb();
  const ref = db.collection("users").doc("rook");
  let rest: Promise<unknown> = Promise.resolve();
  const call = runUntilAbandoned(
    (work) => work,
    async () => {
      rest = Promise.resolve().then(() =>
        runTransaction(db, [ref], async (transaction) => {
          transaction.set(ref, { coins: 1 });
        }),
      );
      throw new Error("refused");
    },
  );
  await expect(call).rejects.toThrow("refused");
  await rest;
  expect((await ref.get()).get("coins")).toBe(1);
});
