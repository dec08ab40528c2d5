import type { OwnRun } from "@/lib/leaderboards/schema";
import { soloQuest } from "./runs";
import { storedContent } from "./stored-content";

/** The id of the nth run of a test. */
export function runId(n: number): string {
  return String(n).padStart(24, "0");
}

/** A run that waits for a moderator, as the API tells its hunters. */
export function ownRunOf(n: number, changes: Partial<OwnRun> = {}): OwnRun {
  return {
    id: runId(n),
    ...storedContent({
      ...{ quest: soloQuest, timeCs: 27_215 },
      video: { provider: "youtube", id: "abcdefghijk" },
    }),
    boardId: `${soloQuest}_ta_bow_pc_1`,
    players: [{ uid: "maple", name: "Maple", confirmed: true }],
    party: 1,
    status: "pending",
    rulesetVersion: 1,
    gameVersion: "Ver. 1.041",
    isBest: false,
    isProofMissing: false,
    isDecidedAlone: false,
    provisional: null,
    submittedAt: "2026-11-20T12:00:00.000Z",
    decidedAt: null,
    submittedBy: "maple",
    queue: "review",
    claim: null,
    approvedBy: null,
    judges: [],
    reason: null,
    reasonText: "",
    appeal: null,
    revision: 1,
    ...changes,
  };
}

/** What `/api/wiki/quests.json` says, as far as leaderboards read it. */
export const questNames = [{ id: soloQuest, name: "1,000 Shimmering Swords" }];
