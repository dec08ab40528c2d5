import { type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import type { BoardRow } from "@/lib/leaderboards/board/board-fields";
import { listRunBoardIds } from "@/lib/leaderboards/board/board-id";
import { cutChunkRows } from "@/lib/leaderboards/board/board-state";
import { type CountedRun, rebuildBoards, rebuildScore } from "@/lib/leaderboards/board/rebuild-boards";
import {
  getBoardRef,
  getEntrant,
  getPartRef,
  getRunId,
  getRunnerRef,
  getRunRef,
} from "@/lib/leaderboards/run/read-run-document.server";
import type { RunDocument } from "@/lib/leaderboards/run/run-fields";
import { storedContent } from "./stored-content";

interface LaidRun {
  readonly uid: string;
  readonly quest: string;
  readonly timeCs: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly status: "verified" | "pending";
}

/** The document of a TA run with a bow on PC, of one hunter. */
export function createLaidRun({ uid, quest, timeCs, at, status }: LaidRun): RunDocument {
  const player = { uid, name: uid, confirmed: true };
  const category = { quest, ruleset: "ta", weapon: "bow", platform: "pc", party: 1 } as const;
  const { boardId, viewIds } = listRunBoardIds(category);
  const isDecided = status === "verified";
  return {
    ...storedContent({
      ...{ quest, timeCs },
      video: { provider: "youtube", id: uid.padStart(11, "v").slice(-11) },
    }),
    party: category.party,
    ...{ status, queue: isDecided ? null : "review", players: [player], submittedBy: uid, claim: null },
    ...{
      approval: null,
      provisional: null,
      judges: isDecided ? ["alma"] : [],
      reason: null,
      reasonText: "",
      appeal: null,
    },
    ...{ revision: 1, decidedAt: isDecided ? Timestamp.fromMillis(at + 3_600_000) : null },
    ...{ boardId, boardIds: [boardId, ...viewIds], entrant: getEntrant([player]), people: [uid] },
    ...{ rulesetVersion: 1, gameVersion: "Ver. 1.041", isContender: false, isBest: isDecided },
    ...{ eventCount: isDecided ? 2 : 1, submittedAt: Timestamp.fromMillis(at) },
  };
}

/**
 * Writes runs with the boards and runners that follow from the verified ones, in bulk and past the use cases, which
 * would take hours for thousands.
 *
 * @returns ids of the runs
 */
export async function layRuns(db: Firestore, runs: readonly RunDocument[]): Promise<string[]> {
  const ids = runs.map((run) => getRunId(run.people[0] ?? "", run.boardId));
  const writer = db.bulkWriter({ throttling: false });
  const write = (...[ref, data]: Parameters<typeof writer.set>) => void writer.set(ref, data);
  for (const [index, run] of runs.entries()) write(getRunRef(db, ids[index] ?? ""), run);
  const { boards, runners } = rebuildBoards(
    runs.flatMap((run, index) => (run.status === "verified" ? [toCounted(ids[index] ?? "", run)] : [])),
  );
  const updatedAt = Timestamp.now();
  for (const [id, { rows, history, runs: count }] of boards) {
    const chunks = Array.from({ length: Math.ceil(rows.length / cutChunkRows) }, (_, at) =>
      rows.slice(at * cutChunkRows, (at + 1) * cutChunkRows),
    );
    const parts = chunks.slice(1).map((part, at) => ({
      size: part.length,
      faster: rows.slice(0, (at + 1) * cutChunkRows).filter(({ timeCs }) => timeCs < (part[0]?.timeCs ?? 0))
        .length,
    }));
    const records = history.flatMap((runId) => rows.filter((row) => row.runId === runId).map(toRecord));
    const sizes = { runners: rows.length, runs: count };
    write(getBoardRef(db, id), {
      ...{ rows: chunks[0] ?? [], parts, ...sizes, history: records, unsettled: null, updatedAt },
    });
    for (const [at, part] of chunks.slice(1).entries()) write(getPartRef(db, id, at + 1), { rows: part });
  }
  for (const [uid, standings] of runners) {
    const score = rebuildScore(standings);
    const trend = [{ day: "2026-11-19", score }];
    write(getRunnerRef(db, uid), {
      ...{ name: uid, score, boards: Object.fromEntries(standings), trend, updatedAt },
    });
  }
  await writer.close();
  return ids;
}

function toCounted(runId: string, run: RunDocument): CountedRun {
  const { entrant, timeCs, weapon, platform, video, build, quest, boardId, boardIds } = run;
  const row: BoardRow = {
    ...{ runId, entrant, timeCs, weapon, platform, video, build },
    players: run.players.map(({ uid, name }) => ({ uid, name })),
    submittedAt: run.submittedAt.toDate().getTime(),
  };
  return { row, quest, boardId, boardIds };
}

function toRecord({ entrant, video, build, ...record }: BoardRow) {
  return record;
}
