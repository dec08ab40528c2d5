import { describe, expect, test } from "vitest";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { joinQueues, type QueuePart } from "@/lib/moderation/join-queues";
import { listModerationQueue } from "@/lib/moderation/list-queue.server";
import { moderationQueueQuerySchema, type QueueRow } from "@/lib/moderation/schema";
import { getCaseRank } from "@/lib/reports/case-rules";
import { moderatorOf, submitFor } from "@/tests/support/leaderboards/runs";
import {
  addPublishedBuild,
  decisionOf,
  type ModerationPlace,
  openModeration,
  reportFor,
} from "@/tests/support/moderation/cases";

const hourMs = 3_600_000;

describe("the place of a case in the queue", () => {
  const at = new Date("2026-11-20T12:00:00Z");
  const hoursBefore = (reasons: Parameters<typeof getCaseRank>[1]) =>
    (at.getTime() - getCaseRank(at, reasons).getTime()) / hourMs;

  test.each([
    [{ other: 1 }, 0],
    [{ spam: 1 }, 12],
    [{ cheating: 1 }, 24],
    [{ harassment: 1 }, 2880],
    [{ spam: 1, harassment: 1 }, 2892],
    [{ spam: 3 }, 36],
    [{ other: 500 }, 48],
    [{}, 0],
  ])("of %j is %i hours before its first report", (reasons, hours) => {
    expect(hoursBefore(reasons)).toBe(hours);
  });
});

describe("two lists joined", () => {
  const partOf = (ranks: readonly number[], from: number, size: number): QueuePart<number> => ({
    rows: ranks.slice(from, from + size),
    after: from === 0 ? null : String(from),
    hasMore: from + size < ranks.length,
    getRank: (rank) => rank,
    toCursor: (rank) => String(ranks.indexOf(rank) + 1),
  });

  test("page by page give every row once, in the order of ranks, however they interleave", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const all = Array.from({ length: (seed * 7) % 23 }, (_, index) => (index * 37 + seed * 11) % 1009);
      const ranks = [...new Set(all)].toSorted((a, b) => a - b);
      const [a, b] = [
        ranks.filter((rank) => rank % 3 === seed % 3),
        ranks.filter((rank) => rank % 3 !== seed % 3),
      ];
      const found: number[] = [];
      let [fromA, fromB] = ["", ""];
      for (let pages = 0; pages < 30; pages += 1) {
        const read = (list: number[], from: string) =>
          from === "end" ? partOf([], 0, 4) : partOf(list, Number(from), 4);
        const { rows, next } = joinQueues(read(a, fromA), read(b, fromB), 4);
        found.push(...rows);
        if (!next) break;
        [fromA, fromB] = next;
      }
      expect(found).toEqual(ranks);
    }
  });
});

describe("the queue", () => {
  const list = (place: ModerationPlace, query: Record<string, unknown> = {}, uid = "alma") =>
    listModerationQueue(place, moderatorOf(uid), moderationQueueQuerySchema.parse(query));
  const toLabel = (row: QueueRow) =>
    row.type === "run" ? `run of ${row.player}` : `${row.kind} ${row.title}`;

  test("has reports and runs by age and harm", async () => {
    const place = await openModeration();
    await submitFor(place, "wren");
    const build = await addPublishedBuild(place, "rook", "Cheap accounts");
    await reportFor(place, "sable", { kind: "build", id: build, reason: "other", text: "Odd" });
    await reportFor(place, "wren", { kind: "profile", id: "rook", reason: "harassment" });
    const { rows, nextCursor } = await list(place);
    expect(rows.map(toLabel)).toEqual(["profile rook", "run of wren", "build Cheap accounts"]);
    expect(nextCursor).toBeNull();
    expect((await list(place, { show: "runs" })).rows).toHaveLength(1);
    expect((await list(place, { show: "reports" })).rows).toHaveLength(2);
  });

  test("shows a moderator of a report about them nothing but that it exists", async () => {
    const place = await openModeration();
    await reportFor(place, "sable", { kind: "profile", id: "rook", reason: "harassment" });
    const { rows } = await list(place, {}, "rook");
    expect(rows).toMatchObject([{ isOwn: true, title: "", reasons: [], decision: null }]);
  });

  test("moves what is decided to the decided ones, latest first", async () => {
    const place = await openModeration();
    const ids: string[] = [];
    for (const title of ["First", "Second"]) {
      const build = await addPublishedBuild(place, "rook", title);
      const id = await reportFor(place, "sable", { kind: "build", id: build });
      await decideCase(place, moderatorOf("alma"), {
        id,
        ...decisionOf({ content: "keep", reason: "no-violation" }),
      });
      ids.push(id);
    }
    expect((await list(place)).rows).toEqual([]);
    expect((await list(place, { show: "decided" })).rows.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test("goes on after a page where it ended, and refuses cursors of other lists", async () => {
    const place = await openModeration();
    const builds: string[] = [];
    for (let index = 0; index < 27; index += 1) {
      const build = await addPublishedBuild(place, "rook", `Build ${index}`);
      await reportFor(place, index < 20 ? "sable" : "wren", { kind: "build", id: build });
      builds.push(`build Build ${index}`);
    }
    const first = await list(place, { show: "reports" });
    const second = await list(place, { show: "reports", cursor: first.nextCursor });
    expect([...first.rows, ...second.rows].map(toLabel)).toEqual(builds);
    expect(second.nextCursor).toBeNull();
    await expect(list(place, { show: "decided", cursor: first.nextCursor })).rejects.toMatchObject({
      status: 400,
    });
    await expect(list(place, { cursor: "nonsense" })).rejects.toMatchObject({ status: 400 });
  });
});
