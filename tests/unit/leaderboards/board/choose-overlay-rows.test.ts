import { expect, test } from "vitest";
import { chooseOverlayRows } from "@/lib/leaderboards/board/choose-overlay-rows";
import { readBoardOverlay } from "@/lib/leaderboards/board/read-board-view.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, soloQuest, submitFor } from "@/tests/support/leaderboards/runs";

const rows = ["a", "b", "c", "d"].map((runId) => ({ runId }));
const choose = (count: number, run: string | null) =>
  chooseOverlayRows(rows, count, run)
    .map(({ runId }) => runId)
    .join("");

test.each<[number, string | null, string]>([
  [2, null, "ab"],
  [2, "b", "ab"],
  [2, "d", "ad"],
  [1, "d", "d"],
  [9, "d", "abcd"],
  [2, "x", "ab"],
])("of %i rows with the run %s meant are shown %s", (count, run, shown) => {
  expect(choose(count, run)).toBe(shown);
});

test("the overlay of a board has its verified runs, whatever else the address holds", async () => {
  const place = { db: createInProcessDb(), now: () => new Date("2026-11-18T12:00:00Z") };
  // A weapon that no other test of this process uses on this quest.
  const id = `${soloQuest}_ta_gunlance_ps5_1`;
  const changes = { weapon: "gunlance", platform: "ps5" };
  const run = await addVerified(place, "rook", changes);
  await submitFor(place, "crow", changes);
  for (const query of [{ id }, { id, rows: "99", run: "<script>" }, { id, rows: ["1", "2"], other: "x" }]) {
    expect(await readBoardOverlay(place, query)).toMatchObject({
      subtitle: "TA, Gunlance, PS5, solo",
      ...{ count: 5, run: null },
      board: { id, rows: [{ runId: run }] },
    });
  }
  expect(await readBoardOverlay(place, { id, rows: "2", run })).toMatchObject({ count: 2, run });
  expect(await readBoardOverlay(place, { id: "no-such-quest_ta_bow_pc_1" })).toBeNull();
});
