import { describe, expect, test } from "vitest";
import type { Firestore } from "@/lib/firebase/admin.server";
import { decideRun } from "@/lib/leaderboards/decide-run.server";
import { deleteRun } from "@/lib/leaderboards/delete-run.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import {
  addVerified,
  hunterOf,
  moderatorOf,
  soloQuest,
  submitFor,
  verifyRun,
} from "@/tests/support/leaderboards/runs";

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
    expect(await read(place.db, "runners/rook")).toMatchObject({ score: 20_000, name: "rook" });
    expect(await read(place.db, "users/rook")).toMatchObject({ stats: { runs: 1 } });
    expect(await read(place.db, "leaderboards/quests")).toMatchObject({
      quests: { [soloQuest]: { runs: 1, records: { ta: { runId: id } } } },
    });
    const audit = await place.db.collection("audit").get();
    expect(audit.docs.map((each) => each.get("action")).toSorted()).toEqual(["run.approve", "run.verify"]);
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
    expect(await read(place.db, "moderators/fabius")).toMatchObject({ overturned: 1 });
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
    // log2(1 + 3) / 5 = 0.4 of 1,000 points.
    expect(await read(place.db, "runners/rook")).toMatchObject({ score: 40_000 });
    expect(await read(place.db, "runners/sable")).toMatchObject({ score: 40_000 });
    expect(await read(place.db, "runners/wren")).toMatchObject({ score: 10_000 });
    await addVerified(place, "wren", { time: "02'00\"00" });
    expect(await read(place.db, "runners/wren")).toMatchObject({ score: 40_000 });
    expect(await read(place.db, "runners/rook")).toMatchObject({ score: 10_000 });
    expect(await read(place.db, `boards/${board}`)).toMatchObject({ unsettled: null });
  });

  test("of two moderators at once is made by the one who claimed the run", async () => {
    const place = open();
    await addVerified(place, "sable", { time: "01'00\"00" });
    const run = await submitFor(place, "rook");
    await verifyRun(place, run.id);
    const verdict = { id: run.id, action: "verify", revision: 1, text: "" } as const;
    await expect(decideRun(place, moderatorOf("fabius"), verdict)).rejects.toMatchObject({ status: 409 });
  });
});
