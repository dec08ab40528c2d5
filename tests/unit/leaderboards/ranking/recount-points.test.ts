import { expect, test } from "vitest";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { recountPoints } from "@/lib/leaderboards/ranking/recount-points.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified } from "@/tests/support/leaderboards/runs";

const place = { db: createInProcessDb(), now: () => new Date("2026-11-27T12:00:00Z") };

/** Two boards, one with two runners, whose points are stored by the formula before. */
async function storeFormerPoints(): Promise<void> {
  await addVerified(place, "rook", { time: "04'00\"00" });
  await addVerified(place, "wren", { time: "08'00\"00" });
  await addVerified(place, "rook", { weapon: "lance" });
  for (const { ref } of (await place.db.collection("runners").get()).docs) {
    const { boards } = (await ref.get()).data() ?? {};
    const former = Object.entries(boards).map(([id, standing]) => [id, { ...Object(standing), points: 77 }]);
    await ref.update({ boards: Object.fromEntries(former), score: 77 });
  }
}

test("points that a former formula gave are counted anew, board by board, and once", async () => {
  await storeFormerPoints();
  expect((await checkBoards(place.db)).differences).not.toEqual([]);
  const calls = [];
  for (let hasMore = true; hasMore; ) {
    const outcome = await recountPoints(place, 1);
    calls.push(outcome);
    hasMore = outcome.hasMore;
  }
  expect(calls.reduce((sum, { done }) => sum + done, 0)).toBe(2);
  expect(await checkBoards(place.db)).toMatchObject({ differences: [], unsettled: 0 });
  // 1,000 · log2(2) / 5 and a quarter of it; nothing for the board with nobody else.
  expect((await place.db.doc("runners/rook").get()).get("score")).toBe(20_000);
  expect((await place.db.doc("runners/wren").get()).get("score")).toBe(5_000);

  await place.db.doc("runners/wren").update({ score: 1 });
  expect(await recountPoints(place)).toEqual({ done: 0, hasMore: false });
  expect((await place.db.doc("runners/wren").get()).get("score")).toBe(1);
});
