import { describe, expect, test } from "vitest";
import { demoModerators, getDemoRunners } from "@/lib/demo/runners";
import { playRuns, seedRuns } from "@/lib/demo/seed-runs.server";
import { boardDocumentSchema } from "@/lib/leaderboards/board/board-fields";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { getIsoWeek } from "@/lib/leaderboards/challenge/iso-week";
import { getRunRef } from "@/lib/leaderboards/run/read-run-document.server";
import { type RunDocument, runDocumentSchema } from "@/lib/leaderboards/run/run-fields";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { takeTurns } from "@/tests/support/test-size";

const now = new Date("2026-11-20T15:30:00Z");
const documents = await playRuns(now);
const runs = documents
  .filter(({ path }) => /^runs\/[^/]+$/.test(path))
  .map(({ fields }): RunDocument => runDocumentSchema.parse(fields));
const toText = (run: RunDocument) => JSON.stringify(run);
const count = (test: (run: RunDocument) => boolean) => runs.filter(test).length;

describe("the runs of the demo", () => {
  test("are 400 and more on 25 and more boards by 60 runners over half a year", () => {
    expect(runs.length).toBeGreaterThanOrEqual(400);
    expect(new Set(runs.map(({ boardId }) => boardId)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(runs.map(({ submittedBy }) => submittedBy)).size).toBe(60);
    const times = runs.map(({ submittedAt }) => submittedAt.toDate().getTime());
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(150 * 86_400_000);
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
  });

  test("are in every state: obsolete, rejected, appealed, withdrawn, waiting for a moderator or a partner", () => {
    expect(count(({ status, isBest }) => status === "verified" && !isBest)).toBeGreaterThan(50);
    expect(count(({ status }) => status === "rejected")).toBeGreaterThan(5);
    expect(count(({ queue }) => queue === "appeal")).toBeGreaterThan(0);
    expect(count(({ appeal }) => appeal?.state === "granted")).toBeGreaterThan(0);
    expect(count(({ status }) => status === "withdrawn")).toBeGreaterThan(0);
    expect(count(({ queue }) => queue === "review")).toBeGreaterThan(5);
    expect(count(({ status, queue }) => status === "pending" && queue === null)).toBeGreaterThan(0);
    expect(count(({ build }) => build !== null)).toBeGreaterThan(20);
    expect(count(({ splits }) => splits.length > 0)).toBeGreaterThan(20);
  });

  test("have ties and a challenge of this week", () => {
    const boards = documents.filter(({ path }) => /^boards\/[^/]+$/.test(path));
    const isTied = boards.some(({ fields }) => {
      const { rows } = boardDocumentSchema.parse(fields);
      return rows.some((row, index) => rows[index + 1]?.timeCs === row.timeCs);
    });
    expect(isTied).toBe(true);
    const paths = documents.map(({ path }) => path);
    expect(paths).toContain(`challenges/${getIsoWeek(now)}`);
    expect(paths).toContain(`boards/challenge_${getIsoWeek(now)}`);
  });

  test("are decided after they were sent, by no one who took part", () => {
    for (const { judges, people, decidedAt, submittedAt, players } of runs) {
      if (decidedAt) expect(decidedAt.toDate() >= submittedAt.toDate()).toBe(true);
      expect(players.every(({ uid }) => uid === null || !judges.includes(uid))).toBe(true);
      expect(people.length).toBeGreaterThanOrEqual(players.filter(({ uid }) => uid !== null).length);
    }
  });

  test("have names that nobody shares", () => {
    const names = [...getDemoRunners(), ...demoModerators].map(({ displayName }) => displayName);
    expect(new Set(names).size).toBe(63);
  });

  const edges = takeTurns(["2026-12-31T23:59:59Z", "2026-11-23T00:00:05Z"], 2);
  test.each(edges)("can be made at %s", async (moment) => {
    expect((await playRuns(new Date(moment))).length).toBeGreaterThan(2000);
  });
});

describe("seedRuns", () => {
  test("writes the same runs for the same moment, boards that follow from them, and nothing where there are boards", async () => {
    const db = createInProcessDb();
    expect(await seedRuns(db, now)).toBe(runs.length);
    const stored = (await db.collection("runs").get()).docs.map((run) => runDocumentSchema.parse(run.data()));
    expect(new Set(stored.map(toText))).toEqual(new Set(runs.map(toText)));
    expect(await checkBoards(db)).toMatchObject({ runs: runs.length, unsettled: 0, differences: [] });
    const [first] = (await db.collection("runs").limit(1).get()).docs;
    if (!first) throw new Error("no run");
    await getRunRef(db, first.id).update({ note: "changed since" });
    expect(await seedRuns(db, now)).toBe(0);
    expect((await getRunRef(db, first.id).get()).get("note")).toBe("changed since");
  });
});
