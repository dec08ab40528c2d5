import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { purgePage, readPageData } from "@/lib/content/cache-page.server";
import { readBoardPage } from "@/lib/leaderboards/board/read-board.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { readLogPage } from "@/lib/leaderboards/review/read-log-page.server";
import { deleteRun } from "@/lib/leaderboards/run/delete-run.server";
import { readRunPage } from "@/lib/leaderboards/run/read-run-page.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, hunterOf, moderatorOf, soloQuest, submitFor } from "@/tests/support/leaderboards/runs";

const board = `${soloQuest}_ta_bow_pc_1`;
const reject = { action: "reject", revision: 1, reason: "other", text: "See 00:41" } as const;

/** What this process holds of pages, by the name that the route bundles share. */
const holder = globalThis as typeof globalThis & { quarryPages?: Map<string, unknown> };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  for (const path of [...(holder.quarryPages?.keys() ?? [])]) purgePage(path);
});
afterEach(() => void vi.useRealTimers());

function open(): Dependencies {
  return { db: createInProcessDb(), now: () => new Date() };
}

/** What a visitor sees of a run: the log, the figures of the moderators, the queue, the board, the run's page. */
async function look(place: Dependencies, id: string) {
  const [log, rejected, rows, run] = await Promise.all([
    readLogPage(place, {}),
    readLogPage(place, { status: "rejected" }),
    readBoardPage(place, { id: board }),
    readRunPage(place, id),
  ]);
  return {
    statuses: log?.first.runs.map(({ status }) => status),
    rejected: rejected?.first.runs.length,
    decisions: log?.moderators.find(({ uid }) => uid === "alma")?.decisions,
    waiting: log?.queue.runs,
    rows: rows.rows.length,
    isShown: run?.shown !== null,
  };
}

test("a decision is seen at once where it was made", async () => {
  const place = open();
  const id = await addVerified(place, "rook");
  const verified = { statuses: ["verified"], rejected: 0, decisions: 1, waiting: 0, rows: 1, isShown: true };
  expect(await look(place, id)).toEqual(verified);
  // Pages of others name it, too.
  const readProfile = (made: string) => readPageData("profiles/rook", async () => made);
  expect(await readProfile("with the run")).toBe("with the run");
  await decideRun(place, moderatorOf("alma"), { id, ...reject });
  expect(await look(place, id)).toEqual({
    ...{ statuses: ["rejected"], rejected: 1, decisions: 2, waiting: 0, rows: 0, isShown: false },
  });
  expect(await readProfile("without it")).toBe("without it");
});

test("a rejection takes a waiting run out of the queue's figures and into the log at once", async () => {
  const place = open();
  const { id } = await submitFor(place, "rook");
  expect(await look(place, id)).toMatchObject({ statuses: [], waiting: 1 });
  await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
  await decideRun(place, moderatorOf("alma"), { id, ...reject });
  expect(await look(place, id)).toMatchObject({
    statuses: ["rejected"],
    rejected: 1,
    decisions: 1,
    waiting: 0,
  });
});

test("a deleted run leaves the log at once", async () => {
  const place = open();
  const id = await addVerified(place, "rook");
  expect(await look(place, id)).toMatchObject({ statuses: ["verified"] });
  await deleteRun(place, hunterOf("rook"), id);
  expect(await look(place, id)).toMatchObject({ statuses: [], rows: 0, isShown: false });
});

test("another process shows it a second later at most", async () => {
  const place = open();
  const id = await addVerified(place, "rook");
  const before = await look(place, id);
  const held = new Map(holder.quarryPages);
  await decideRun(place, moderatorOf("alma"), { id, ...reject });
  // Another process was told nothing: it still holds what it read just before the decision.
  for (const [path, entry] of held) holder.quarryPages?.set(path, entry);
  vi.setSystemTime(Date.now() + 999);
  expect(await look(place, id)).toEqual(before);
  vi.setSystemTime(Date.now() + 1);
  expect(await look(place, id)).toMatchObject({
    statuses: ["rejected"],
    decisions: 2,
    rows: 0,
    isShown: false,
  });
});
