import { describe, expect, test } from "vitest";
import { findSuspiciousPairs, type Payment } from "@/lib/reports/find-suspicious-pairs";
import { listSuspiciousPairs } from "@/lib/reports/list-suspicious-pairs.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter } from "@/tests/support/leaderboards/runs";

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const pay = (asker: string, answerer: string, day = 10): Payment => ({
  asker,
  answerer,
  coins: 15,
  at: at(day),
});
const old = () => new Date("2026-01-01T00:00:00Z");

describe("pairs of accounts", () => {
  test("are no suspicion by one or two payments of old accounts", () => {
    expect(findSuspiciousPairs([pay("a", "b"), pay("a", "b", 12), pay("a", "c")], old)).toEqual([]);
  });

  test("are by three payments in one direction", () => {
    expect(
      findSuspiciousPairs(
        [10, 11, 12].map((day) => pay("b", "a", day)),
        old,
      ),
    ).toEqual([{ pair: ["a", "b"], payments: 3, coins: 45, suspicions: ["repeated"] }]);
  });

  test("are where the two pay each other", () => {
    expect(findSuspiciousPairs([pay("a", "b"), pay("b", "a")], old)).toMatchObject([
      { suspicions: ["mutual"] },
    ]);
  });

  test("are where both accounts were new, and not where one of them was", () => {
    const created = (uid: string) => (uid.startsWith("new") ? at(8) : old());
    expect(findSuspiciousPairs([pay("new1", "new2")], created)).toMatchObject([{ suspicions: ["fresh"] }]);
    expect(findSuspiciousPairs([pay("new1", "a")], created)).toEqual([]);
    expect(findSuspiciousPairs([pay("new1", "new2", 16)], created)).toEqual([]);
  });

  test("come with most suspicions first, and accounts that are gone are not new", () => {
    const payments = [
      pay("a", "b"),
      pay("b", "a"),
      ...[1, 2, 3].map((day) => pay("c", "d", day)),
      pay("d", "c"),
    ];
    const pairs = findSuspiciousPairs(payments, () => undefined);
    expect(pairs.map(({ pair, suspicions }) => [pair.join(""), suspicions.length])).toEqual([
      ["cd", 2],
      ["ab", 1],
    ]);
  });
});

test("the report reads solved requests of the last thirty days, and the answers that they paid", async () => {
  const db = createInProcessDb();
  for (const uid of ["rook", "sable", "wren"]) await addHunter(db, uid);
  const add = async (
    id: string,
    asker: string,
    uid: string | null,
    changes: Record<string, unknown> = {},
  ) => {
    const request = db.collection("helpRequests").doc(id);
    const solved = { status: "solved", asker, approvedAnswer: "a", paid: 15, decidedAt: at(10), ...changes };
    await request.set(solved);
    await request.collection("answers").doc("a").set({ uid });
  };
  await add("r1", "rook", "sable");
  await add("r2", "sable", "rook");
  await add("r3", "wren", "rook", { paid: 0 });
  await add("r4", "rook", "wren", { decidedAt: new Date("2026-09-01T00:00:00Z") });
  await add("r5", "wren", null);
  await add("r6", "rook", "wren", { status: "open" });
  expect(await listSuspiciousPairs({ db, now: () => at(20) })).toEqual([
    { pair: ["rook", "sable"], payments: 2, coins: 30, suspicions: ["mutual"] },
  ]);
});
