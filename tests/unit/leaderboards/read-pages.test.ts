import { describe, expect, test } from "vitest";
import { purgePage } from "@/lib/content/cache-page.server";
import { readBoardView, readEmbeddedBoard } from "@/lib/leaderboards/board/read-board-view.server";
import { readQuestsPage } from "@/lib/leaderboards/board/read-quests-page.server";
import { readRankingPage } from "@/lib/leaderboards/ranking/read-ranking-page.server";
import { readLogPage } from "@/lib/leaderboards/review/read-log-page.server";
import { readRunPage } from "@/lib/leaderboards/run/read-run-page.server";
import { runnerGoalsResponseSchema } from "@/lib/leaderboards/schema";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, arenaQuest, soloQuest, submitFor } from "@/tests/support/leaderboards/runs";

const board = `${soloQuest}_ta_bow_pc_1`;
const all = `${soloQuest}_ta_all_all_1`;
const held = ["ranking", "challenges", "moderators", "log/all", "log/rejected", "leaderboards/quests"];

/** A store of its own. The pages that this process still holds are of the store before. */
function open() {
  for (const path of [...held, `boards/${board}`, `boards/${all}`, "runners/rook"]) purgePage(path);
  let at = Date.parse("2026-11-18T12:00:00Z");
  const now = () => {
    at += 60_000;
    return new Date(at);
  };
  return { db: createInProcessDb(), now };
}

describe("pages of leaderboards", () => {
  test("open on the quest with the most runs", async () => {
    const place = open();
    await addVerified(place, "rook");
    purgePage("leaderboards/quests");
    const page = await readBoardView(place, {});
    expect(page).toMatchObject({
      id: all,
      isChosen: true,
      ruleset: "ta",
      maxParty: 1,
      board: { runners: 1 },
      neighbor: null,
    });
    expect(page?.board.rows[0]).toMatchObject({ place: 1, gapCs: 0, players: [{ name: "rook" }] });
  });

  test("name the closest wider board that has a time where there is none", async () => {
    const place = open();
    await addVerified(place, "rook", { weapon: "lance" });
    const page = await readBoardView(place, { board });
    expect(page?.isChosen).toBe(false);
    expect(page?.board.rows).toEqual([]);
    expect(page?.neighbor).toMatchObject({ id: all, record: { timeCs: 24_000, weapon: "lance" } });
  });

  test("show a board as of a day without parts", async () => {
    const place = open();
    await addVerified(place, "rook");
    const before = await readBoardView(place, { board, date: "2026-11-17" });
    expect(before).toMatchObject({
      asOf: { date: "2026-11-17", isCut: false },
      board: { rows: [], parts: 1 },
    });
    const after = await readBoardView(place, { board, date: "2026-11-18" });
    expect(after?.board.rows).toHaveLength(1);
  });

  test.each([
    [{ board: "no-such-quest_ta_bow_pc_1" }],
    [{ board: `${soloQuest}_arena_bow_pc_1` }],
    [{ board: `${soloQuest}_ta_all_pc_2` }],
    [{ board: `${arenaQuest}_arena_all_pc_4` }],
    [{ board: "challenge_2030-W01" }],
    [{ board, part: "3" }],
    [{ board, part: "-1" }],
    [{ board, date: "yesterday" }],
    [{ board: [board, board] }],
    [{ board: "../runs" }],
  ])("know no board at %j", async (query) => {
    expect(await readBoardView(open(), query)).toBeNull();
  });

  test("show ten rows in a frame, and nothing for what is no board", async () => {
    const place = open();
    await addVerified(place, "rook");
    expect(await readEmbeddedBoard(place, board)).toMatchObject({
      subtitle: "TA, Bow, PC, solo",
      runners: 1,
      runs: 1,
    });
    expect(await readEmbeddedBoard(place, "<script>")).toBeNull();
  });

  test("show a verified run with its points, and nothing of one that waits", async () => {
    const place = open();
    const record = await addVerified(place, "rook");
    const id = await addVerified(place, "wren", { time: "08'00\"00" });
    for (const path of [`runs/${record}`, `runs/${id}`, `boards/${board}`]) purgePage(path);
    const page = await readRunPage(place, id);
    expect(page?.shown).toMatchObject({
      standing: { place: 2, runners: 2, recordCs: 24_000 },
      record: { runId: record, timeCs: 24_000, players: "rook" },
      pace: [],
      build: null,
    });
    // 1000 · log2(2) / 5 · (1 / 2)²
    expect(page?.shown?.points).toBeCloseTo(50, 9);
    const waiting = await submitFor(place, "ash");
    expect(await readRunPage(place, waiting.id)).toEqual({ id: waiting.id, shown: null });
    expect(await readRunPage(place, "nonsense")).toBeNull();
  });

  test("give the log the names of moderators, and refuse a status that does not exist", async () => {
    const place = open();
    await addVerified(place, "rook");
    const page = await readLogPage(place, {});
    expect(page?.first.runs).toHaveLength(1);
    expect(page?.first.moderators.map(({ uid }) => uid)).toEqual([page?.first.runs[0]?.decidedBy]);
    expect((await readLogPage(place, { status: "rejected" }))?.first.runs).toEqual([]);
    expect(await readLogPage(place, { status: "pending" })).toBeNull();
  });

  test("give a runner the best time and the size of each board", async () => {
    const place = open();
    await addVerified(place, "wren");
    await addVerified(place, "rook", { time: "05'00\"00" });
    const page = await readRankingPage(place, { runner: "rook" });
    expect(runnerGoalsResponseSchema.parse(page?.runner)).toEqual(page?.runner);
    expect(page?.runner?.boards).toMatchObject([
      { boardId: board, timeCs: 30_000, bestCs: 24_000, runners: 2 },
    ]);
    expect(await readRankingPage(place, { runner: "nobody" })).toBeNull();
    expect((await readRankingPage(place, {}))?.runner).toBeNull();
  });

  test("list every quest, with records of the latest week and earlier challenges", async () => {
    const place = open();
    await addVerified(place, "rook");
    await place.db.doc("challenges/2026-W40").set({
      ...{ quest: soloQuest, ruleset: "ta", boardId: "challenge_2026-W40" },
      winners: [
        {
          ...{ runId: "x", players: [{ uid: "rook", name: "rook" }], timeCs: 100, weapon: "bow" },
          ...{ platform: "pc", submittedAt: 0 },
        },
      ],
    });
    purgePage("leaderboards/quests");
    const page = await readQuestsPage(place);
    expect(page.quests).toHaveLength(152);
    expect(page.quests.find(({ id }) => id === soloQuest)).toMatchObject({
      runs: 1,
      rulesets: ["freestyle", "ta"],
    });
    expect(page.fallen).toMatchObject([{ quest: soloQuest, ruleset: "ta", timeCs: 24_000 }]);
    expect(page.pastChallenges.map(({ week }) => week)).toEqual(["2026-W40"]);
    expect(page.challenge.week).toBe("2026-W47");
  });
});
