import { describe, expect, test } from "vitest";
import { purgePage } from "@/lib/content/cache-page.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { formatBoardAtom, formatBoardCsv } from "@/lib/leaderboards/board/format-feed";
import { readBoardAsOf, readBoardPage } from "@/lib/leaderboards/board/read-board.server";
import { readPlace } from "@/lib/leaderboards/board/read-place.server";
import { readQuests, readWeaponRecords } from "@/lib/leaderboards/board/read-quests.server";
import { settleBoard } from "@/lib/leaderboards/board/settle-board.server";
import { listRanking, readRunner } from "@/lib/leaderboards/ranking/list-ranking.server";
import { readRunnerProfile } from "@/lib/leaderboards/ranking/read-runner-profile.server";
import { listOwnRuns, listQueue, listSubmissions } from "@/lib/leaderboards/run/list-runs.server";
import { readVerifiedRun, viewRun } from "@/lib/leaderboards/run/read-run.server";
import {
  boardResponseSchema,
  ownRunsResponseSchema,
  questsResponseSchema,
  rankingResponseSchema,
  readRunResponseSchema,
  runnerProfileResponseSchema,
  submissionsResponseSchema,
  viewRunResponseSchema,
  weaponRecordsResponseSchema,
} from "@/lib/leaderboards/schema";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, hunterOf, moderatorOf, soloQuest, submitFor } from "@/tests/support/leaderboards/runs";

const board = `${soloQuest}_ta_bow_pc_1`;

/** A store of its own. The pages that this process still holds are of the store before. */
function open(start = "2026-11-18T12:00:00Z") {
  for (const path of ["ranking", "leaderboards/quests", `boards/${board}`]) purgePage(path);
  let at = Date.parse(start);
  const now = () => {
    at += 60_000;
    return new Date(at);
  };
  return { db: createInProcessDb(), now };
}

/** A board with rows of this many runners, past the use cases: 2,000 decisions would take minutes. */
async function layBoard(place: ReturnType<typeof open>, sizes: readonly number[]) {
  let number = 0;
  const [rows = [], ...parts] = sizes.map((size) =>
    Array.from({ length: size }, () => {
      number += 1;
      const uid = `h${String(number).padStart(4, "0")}`;
      return {
        ...{
          runId: `run-${uid}`,
          entrant: `entrant-${uid}`,
          players: [{ uid, name: uid }],
          timeCs: 20_000 + number,
        },
        ...{
          weapon: "bow",
          platform: "pc",
          video: { provider: "niconico", id: "sm9" },
          build: null,
          submittedAt: number,
        },
      };
    }),
  );
  const ref = place.db.collection("boards").doc(board);
  let before = rows.length;
  const infos = parts.map((part) => {
    before += part.length;
    return { size: part.length, faster: before - part.length };
  });
  await ref.set({
    ...{ rows, parts: infos, runners: number, runs: number, history: [], unsettled: 0 },
    updatedAt: Timestamp.fromDate(place.now()),
  });
  for (const [index, part] of parts.entries())
    await ref
      .collection("parts")
      .doc(String(index + 1))
      .set({ rows: part });
}

describe("a board", () => {
  test("shows places, gaps, records and nothing that is not public", async () => {
    const place = open();
    await addVerified(place, "rook", { time: "04'00\"00" });
    await addVerified(place, "sable", { time: "04'00\"00" });
    await addVerified(place, "wren", { time: "05'00\"00" });
    const reply = await readBoardPage(place, { id: board });
    expect(boardResponseSchema.parse(reply)).toEqual(reply);
    expect(reply.rows.map(({ place: at, gapCs }) => [at, gapCs])).toEqual([
      [1, 0],
      [1, 0],
      [3, 6000],
    ]);
    expect(reply).toMatchObject({
      runners: 3,
      runs: 3,
      parts: 1,
      history: [{ players: [{ name: "rook" }] }],
    });
    const empty = await readBoardPage(place, { id: `${soloQuest}_ta_bow_xbox_1` });
    expect(empty).toMatchObject({ rows: [], runners: 0, parts: 1, updatedAt: null });
  });

  test("stands as it was at the end of a day", async () => {
    const place = open("2026-11-18T23:00:00Z");
    await addVerified(place, "rook", { time: "05'00\"00" });
    const later = { db: place.db, now: () => new Date("2026-11-20T10:00:00Z") };
    await addVerified(later, "rook", { time: "04'00\"00" });
    const rows = async (date: string) =>
      (await readBoardAsOf(place, { id: board, date })).rows.map(({ timeCs }) => timeCs);
    expect(await rows("2026-11-17")).toEqual([]);
    expect(await rows("2026-11-18")).toEqual([30_000]);
    expect(await rows("2026-11-20")).toEqual([24_000]);
  });

  test("of 1,000 runners is read chunk by chunk, and a new record spreads to all of them in batches", async () => {
    const place = open();
    await layBoard(place, [400, 300, 300]);
    await addVerified(place, "rook", { time: "03'00\"00" });
    const head = await readBoardPage(place, { id: board });
    // The 401st row cut the board anew.
    expect(head).toMatchObject({ runners: 1001, parts: 4 });
    const last = await readBoardPage(place, { id: board, part: 3 });
    expect(last.rows.at(-1)).toMatchObject({ place: 1001, timeCs: 21_000, gapCs: 3000 });
    expect(last.rows[0]?.place).toBe(901);
    await expect(readBoardPage(place, { id: board, part: 4 })).rejects.toMatchObject({ status: 404 });

    // Four batches came with the decision, the next ones with whatever follows.
    expect((await listRanking(place, { cursor: undefined })).isUpdating).toBe(true);
    const [settled, left] = ["h0399", "h1000"].map((uid) => place.db.doc(`runners/${uid}`));
    expect((await settled?.get())?.get("score")).toBe(Math.round(100_000 * (18_000 / 20_399) ** 2));
    expect((await left?.get())?.exists).toBe(false);
    for (let more = true; more; ) more = await settleBoard(place, board);
    expect((await left?.get())?.get("score")).toBe(Math.round(100_000 * (18_000 / 21_000) ** 2));
    expect((await place.db.collection("runners").count().get()).data().count).toBe(1001);
  });

  test("gives a time the same place as the rows of the board say, in any part", async () => {
    const place = open();
    await layBoard(place, [300, 300, 250, 150]);
    for (const part of [0, 1, 2, 3]) {
      const { rows } = await readBoardPage(place, { id: board, part });
      for (const row of [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)]) {
        const standing = row && (await readPlace(place, board, row.timeCs));
        expect(standing).toEqual({ place: row?.place, runners: 1000, recordCs: 20_001 });
      }
    }
    expect(await readPlace(place, board, 30_000)).toBeNull();
    expect(await readPlace(place, `${soloQuest}_ta_lance_pc_1`, 30_000)).toBeNull();
  });

  test("is a feed of CSV without formulas and of Atom without markup", () => {
    const row = {
      ...{
        runId: "a".repeat(24),
        players: [{ uid: null, name: '=cmd|"x"' }],
        timeCs: 24_000,
        weapon: "bow" as const,
      },
      ...{
        platform: "pc" as const,
        video: { provider: "niconico" as const, id: "sm9" },
        build: null,
        place: 1,
        gapCs: 0,
      },
      submittedAt: "2026-11-20T00:00:00.000Z",
    };
    expect(formatBoardCsv({ rows: [row] })).toBe(
      "place,time,hunters,weapon,platform,submitted,video,run\r\n" +
        `1,"04'00""00","'=cmd|""x""",bow,pc,2026-11-20T00:00:00.000Z,https://www.nicovideo.jp/watch/sm9,${row.runId}\r\n`,
    );
    const { runId, players, timeCs, weapon, platform, submittedAt } = row;
    const record = {
      runId,
      players: [{ uid: null, name: "<b>&\u0007" }],
      timeCs,
      weapon,
      platform,
      submittedAt,
    };
    const reply = { message: "OK" as const, id: board, rows: [], runners: 1, runs: 1, parts: 1 };
    const head = { title: "A & B", origin: "https://quarry.example", path: "/leaderboards/overview?a=1&b=2" };
    const atom = formatBoardAtom({ ...reply, history: [record], updatedAt: submittedAt }, head);
    expect(players).toHaveLength(1);
    expect(atom).toContain("<name>&#60;b&#62;&#38;</name>");
    expect(atom).toContain("<title>A &#38; B</title>");
  });
});

describe("the ranking", () => {
  test("shares places over the border of two pages", async () => {
    const place = open();
    const scores = [900, ...Array.from({ length: 30 }, () => 500), 100];
    await Promise.all(
      scores.map((score, index) =>
        place.db.doc(`runners/h${String(index).padStart(2, "0")}`).set({
          ...{
            name: `H${index}`,
            score,
            boards: {},
            trend: [
              { day: "2026-11-19", score: 0 },
              { day: "2026-11-20", score },
            ],
          },
          updatedAt: Timestamp.fromDate(place.now()),
        }),
      ),
    );
    const first = await listRanking(place, { cursor: undefined });
    expect(rankingResponseSchema.parse(first)).toEqual(first);
    expect(first.runners.map((runner) => runner.place)).toEqual([1, ...Array.from({ length: 24 }, () => 2)]);
    expect(first.runners[0]).toMatchObject({ points: 9, change: 9 });
    const second = await listRanking(place, { cursor: first.nextCursor ?? undefined });
    expect(second.runners.map((runner) => runner.place)).toEqual([2, 2, 2, 2, 2, 2, 32]);
    expect(second.nextCursor).toBeNull();
  });

  test("tells a runner's points board by board", async () => {
    const place = open();
    const id = await addVerified(place, "rook");
    await addVerified(place, "wren", { time: "05'00\"00" });
    expect(await readRunner(place, "rook")).toMatchObject({
      points: 200,
      boards: [{ boardId: board, runId: id, points: 200 }],
    });
    expect(await readRunner(place, "sable")).toMatchObject({ name: null, points: 0, boards: [] });
  });

  test("tell the place of a runner on their best boards", async () => {
    const place = open();
    await addVerified(place, "wren");
    const id = await addVerified(place, "rook", { time: "05'00\"00" });
    purgePage(`boards/${board}`);
    const profile = await readRunnerProfile(place, "rook");
    expect(profile.best).toMatchObject([{ boardId: board, runId: id, place: 2, runners: 2 }]);
    expect(runnerProfileResponseSchema.parse(profile)).toEqual(profile);
    expect((await readRunnerProfile(place, "sable")).best).toEqual([]);
  });
});

describe("lists of runs", () => {
  test("tell the public what was decided, the runner all of their own, a moderator what waits", async () => {
    const place = open();
    const verified = await addVerified(place, "rook");
    const slow = await submitFor(place, "rook", { time: "09'00\"00" });
    const record = await submitFor(place, "sable", { time: "03'00\"00" });
    const log = await listSubmissions(place, { cursor: undefined });
    expect(submissionsResponseSchema.parse(log)).toEqual(log);
    expect(log.runs.map(({ id }) => id)).toEqual([verified]);
    const own = await listOwnRuns(place, hunterOf("rook"), { cursor: undefined });
    expect(ownRunsResponseSchema.parse(own)).toEqual(own);
    expect(own.runs.map(({ id }) => id)).toEqual([slow.id, verified]);
    const ask = { queue: "review", cursor: undefined } as const;
    const queue = await listQueue(place, moderatorOf("alma"), { ...ask, only: "all" });
    expect(queue.runs.map(({ id }) => id)).toEqual([slow.id, record.id]);
    const records = await listQueue(place, moderatorOf("alma"), { ...ask, only: "records" });
    expect(records.runs.map(({ id }) => id)).toEqual([record.id]);
  });

  test("tell every quest with its record, and how long the queue is", async () => {
    const place = open();
    const id = await addVerified(place, "rook");
    await submitFor(place, "sable");
    const later = { db: place.db, now: () => new Date(place.now().getTime() + 5.5 * 3_600_000) };
    const reply = await readQuests(later);
    expect(questsResponseSchema.parse(reply)).toEqual(reply);
    expect(reply.quests).toMatchObject([
      { quest: soloQuest, runs: 1, records: [{ ruleset: "ta", runId: id }] },
    ]);
    expect(reply.queue).toEqual({ runs: 1, medianHours: 5 });
  });

  test("tell the solo records of one weapon by quest and ruleset, and of no other weapon", async () => {
    const place = open();
    const slow = await addVerified(place, "rook", { time: "05'00\"00" });
    const records = async (weapon: "bow" | "lance" | "hammer") => {
      purgePage(`leaderboards/${weapon}`);
      const reply = await readWeaponRecords(place, weapon);
      expect(weaponRecordsResponseSchema.parse(reply)).toEqual(reply);
      return reply.quests.map(({ quest, records: own }) => [
        quest,
        ...own.map(({ ruleset, runId, timeCs, weapon: type }) => [ruleset, runId, timeCs, type]),
      ]);
    };
    expect(await records("bow")).toEqual([[soloQuest, ["ta", slow, 30_000, "bow"]]]);

    const fast = await addVerified(place, "wren");
    const free = await addVerified(place, "sable", { ruleset: "freestyle", time: "02'00\"00" });
    const lance = await addVerified(place, "finch", { weapon: "lance", time: "03'00\"00" });
    expect(await records("bow")).toEqual([
      [soloQuest, ["freestyle", free, 12_000, "bow"], ["ta", fast, 24_000, "bow"]],
    ]);
    expect(await records("lance")).toEqual([[soloQuest, ["ta", lance, 18_000, "lance"]]]);
    expect(await records("hammer")).toEqual([]);
  });
});

describe("a run", () => {
  test("is public once it is verified, with its place; before that its hunters and moderators see it", async () => {
    const place = open();
    await addVerified(place, "sable", { time: "03'00\"00" });
    const id = await addVerified(place, "rook");
    const reply = await readVerifiedRun(place, id);
    expect(readRunResponseSchema.parse(reply)).toEqual(reply);
    expect(reply.standing).toEqual({ place: 2, runners: 2, recordCs: 18_000 });
    const pending = await submitFor(place, "rook", { time: "09'00\"00" });
    await expect(readVerifiedRun(place, pending.id)).rejects.toMatchObject({ status: 404 });
    await expect(viewRun(place, hunterOf("wren"), pending.id)).rejects.toMatchObject({ status: 404 });
    for (const actor of [hunterOf("rook"), moderatorOf("alma")]) {
      const view = await viewRun(place, actor, pending.id);
      expect(viewRunResponseSchema.parse(view)).toEqual(view);
      expect(view.events.map(({ what }) => what)).toEqual(["submit"]);
    }
  });
});
