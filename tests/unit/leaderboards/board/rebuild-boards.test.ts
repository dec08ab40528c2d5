import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BoardRow } from "@/lib/leaderboards/board/board-fields";
import { listRunBoardIds } from "@/lib/leaderboards/board/board-id";
import { listPlaces } from "@/lib/leaderboards/board/placing";
import {
  type CountedRun,
  compareRankings,
  rebuildBoards,
  rebuildScore,
} from "@/lib/leaderboards/board/rebuild-boards";

const quest = "a-covert-check";
const ids = listRunBoardIds({ quest, ruleset: "ta", weapon: "bow", platform: "pc", party: 1 });

function toRun(hunter: string, timeCs: number, submittedAt: number): CountedRun {
  const row: BoardRow = {
    ...{
      runId: `${hunter}-${submittedAt}`,
      entrant: hunter,
      players: [{ uid: hunter, name: hunter }],
      timeCs,
    },
    ...{
      weapon: "bow",
      platform: "pc",
      video: { provider: "niconico", id: "sm9" },
      build: null,
      submittedAt,
    },
  };
  return { row, quest, boardId: ids.boardId, boardIds: [ids.boardId, ...ids.viewIds] };
}

const runs = fc
  .array(fc.tuple(fc.constantFrom("rook", "sable", "wren", "ito"), fc.integer({ min: 3000, max: 3040 })), {
    minLength: 1,
    maxLength: 25,
  })
  .map((pairs) => pairs.map(([hunter, timeCs], index) => toRun(hunter, timeCs, index)));

const scoresOf = (list: readonly CountedRun[]) =>
  new Map([...rebuildBoards(list).runners].map(([uid, standings]) => [uid, rebuildScore(standings)]));

describe("rebuildBoards", () => {
  test("of no runs is no board", () => {
    const { boards, runners, best } = rebuildBoards([]);
    expect([boards.size, runners.size, best.size]).toEqual([0, 0, 0]);
  });

  test("places these by hand: a tie for second, an obsolete run, and the views without points", () => {
    const list = [
      toRun("rook", 6000, 1),
      toRun("sable", 8000, 2),
      toRun("wren", 8000, 3),
      toRun("ito", 9000, 4),
      toRun("rook", 9500, 5),
    ];
    const { boards, runners, best } = rebuildBoards(list);
    const board = boards.get(ids.boardId);
    expect(board?.rows.map(({ entrant }) => entrant)).toEqual(["rook", "sable", "wren", "ito"]);
    expect(listPlaces(board?.rows ?? [])).toEqual([1, 2, 2, 4]);
    expect(board).toMatchObject({ runs: 5, history: ["rook-1"] });
    expect(best.has("rook-5")).toBe(false);
    // 1,000 · log2(4) / 5 · (best / time)², in hundredths.
    expect(scoresOf(list)).toEqual(
      new Map([
        ["rook", 40_000],
        ["sable", 22_500],
        ["wren", 22_500],
        ["ito", 17_778],
      ]),
    );
    expect([...(runners.get("rook")?.keys() ?? [])]).toEqual([ids.boardId]);
  });

  test("gives nobody more or less for a slower time that is added", () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 0, max: 50 }), (list, slower) => {
        const [first] = list;
        if (!first) return;
        const again = toRun(first.row.entrant, first.row.timeCs + slower, list.length);
        expect(scoresOf([...list, again])).toEqual(scoresOf(list));
      }),
    );
  });

  test("gives nobody else more for a faster best, and places every entrant once", () => {
    fc.assert(
      fc.property(runs, (list) => {
        const record = toRun("rook", 2000, list.length);
        const held = list.some(({ row }) => row.entrant === "rook");
        const [before, after] = [scoresOf(list), scoresOf([...list, record])];
        for (const [uid, score] of before) {
          if (held && uid !== "rook") expect(after.get(uid)).toBeLessThanOrEqual(score);
        }
        const rows = rebuildBoards(list).boards.get(ids.boardId)?.rows ?? [];
        expect(new Set(rows.map(({ entrant }) => entrant)).size).toBe(rows.length);
        expect(listPlaces(rows)[0]).toBe(1);
      }),
    );
  });
});

test("a ranking is compared with that of the former formula, runner by runner", () => {
  const list = [toRun("rook", 6000, 1), toRun("sable", 6000, 2), toRun("wren", 12_000, 3)];
  expect(compareRankings([], 1)).toEqual([]);
  const compared = compareRankings(list, 1);
  expect(compared.map(({ name }) => name)).toEqual(["rook", "sable", "wren"]);
  // log2(3) / 5 and log2(4) / 5 of 1,000 points, a quarter of it at twice the time.
  expect(compared[0]).toMatchObject({ place: 1, score: 31_699, formerPlace: 1, formerScore: 40_000 });
  expect(compared[2]).toMatchObject({ place: 3, score: 7925, formerPlace: 3, formerScore: 10_000 });
});
