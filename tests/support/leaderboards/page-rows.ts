import type {
  BoardPageData,
  LoggedRun,
  PlacedRow,
  QuestChoice,
  RunPageData,
} from "@/lib/leaderboards/page-data";
import { storedContent } from "./stored-content";

/** A run id as the store makes them. */
export function runId(number: number): string {
  return String(number).padStart(24, "0");
}

/** A row of a board; without changes the first. */
export function placedRow(number: number, changes: Partial<PlacedRow> = {}): PlacedRow {
  return {
    runId: runId(number),
    players: [{ uid: `h${number}`, name: `Hunter ${number}` }],
    timeCs: 24_000 + number * 100,
    weapon: "bow",
    platform: "pc",
    video: { provider: "youtube", id: "aaaaaaaaaaa" },
    build: null,
    place: number,
    gapCs: (number - 1) * 100,
    submittedAt: "2026-11-18T12:00:00.000Z",
    ...changes,
  };
}

export const shownQuest: QuestChoice = {
  id: "1-000-shimmering-swords",
  name: "1,000 Shimmering Swords",
  stars: 6,
  rulesets: ["freestyle", "ta"],
};

/** What the page of a board shows: solo TA runs of every weapon and platform. */
export function boardPage(rows: readonly PlacedRow[], changes: Partial<BoardPageData> = {}): BoardPageData {
  const id = `${shownQuest.id}_ta_all_all_1`;
  return {
    id,
    quest: shownQuest,
    quests: [shownQuest, { ...shownQuest, id: "proof-of-a-hero", name: "Proof of a Hero" }],
    ruleset: "ta",
    category: { quest: shownQuest.id, ruleset: "ta", weapon: "all", platform: "all", party: 1 },
    challenge: null,
    maxParty: 1,
    board: {
      id,
      rows: [...rows],
      runners: rows.length,
      runs: rows.length,
      parts: 1,
      history: rows.slice(0, 1),
      updatedAt: rows[0]?.submittedAt ?? null,
    },
    part: 0,
    asOf: null,
    isChosen: false,
    neighbor: null,
    today: "2026-11-22",
    ...changes,
  };
}

/** What the page of a verified run shows. */
export function shownRun(): NonNullable<RunPageData["shown"]> {
  return {
    run: {
      ...storedContent({ quest: shownQuest.id, timeCs: 24_315 }),
      ...{ id: runId(3), boardId: `${shownQuest.id}_ta_bow_pc_1`, party: 1, status: "verified" },
      players: [{ uid: "rook", name: "Rook", confirmed: true }],
      ...{
        rulesetVersion: 1,
        gameVersion: "Ver. 1.041",
        isBest: true,
        isProofMissing: false,
        isDecidedAlone: false,
        provisional: null,
      },
      submittedAt: "2026-11-18T12:00:00.000Z",
      decidedAt: "2026-11-19T02:00:00.000Z",
    },
    standing: { place: 3, runners: 41, recordCs: 24_000 },
    verifiedBy: [{ uid: "alma", name: "Alma" }],
    quest: shownQuest,
    build: null,
    record: { runId: runId(1), timeCs: 24_000, players: "Maple" },
    pace: [],
    points: 974.26,
  };
}

/** A decided run of the log. */
export function loggedRun(number: number, changes: Partial<LoggedRun> = {}): LoggedRun {
  const { note, splits, build, ...run } = shownRun().run;
  return { ...run, id: runId(number), reason: null, reasonText: "", decidedBy: "alma", ...changes };
}
