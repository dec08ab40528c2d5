import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { ApiError } from "@/lib/http/api-error";
import { parseBoardId } from "@/lib/leaderboards/board/board-id";
import { formatPlayers } from "@/lib/leaderboards/board/format-board";
import { readBoardDocument } from "@/lib/leaderboards/board/read-board.server";
import type { RunPageData } from "@/lib/leaderboards/page-data";
import { calculateRunPoints } from "@/lib/leaderboards/ranking/points";
import { readOrNull } from "@/lib/leaderboards/read-or-null.server";
import { type ReadRunResponse, runQuerySchema } from "@/lib/leaderboards/schema";
import { comparePace } from "./pace";
import { readVerifiedRun } from "./read-run.server";

/**
 * Data of the page of a run. Reads what `readVerifiedRun` reads, the build, and for a run with splits the record.
 *
 * @param id from the address, whatever it holds
 * @returns `null` for what cannot be a run; without `shown` for one that the public may not see
 */
export async function readRunPage(
  dependencies: Pick<Dependencies, "db">,
  id: unknown,
): Promise<RunPageData | null> {
  const query = runQuerySchema.safeParse({ id });
  if (!query.success) return null;
  const reply = await readOrNull(readVerifiedRun(dependencies, query.data.id));
  if (!reply) return { id: query.data.id, shown: null };
  const { message, ...shown } = reply;
  const { run, standing } = shown;
  const [build, record] = await Promise.all([readBuild(dependencies, run), readRecord(dependencies, run)]);
  const key = parseBoardId(run.boardId);
  const isScored = standing !== null && key !== null;
  return {
    id: run.id,
    shown: {
      ...shown,
      quest: { id: run.quest, name: getCatalog().quests.get(run.quest)?.name ?? run.quest },
      build,
      record: record && {
        runId: record.id,
        timeCs: record.timeCs,
        players: formatPlayers(record.players),
      },
      pace: run.splits.length === 0 ? [] : comparePace(run, record),
      points: isScored
        ? calculateRunPoints(run.timeCs, { bestCs: standing.recordCs, runners: standing.runners })
        : null,
    },
  };
}

type Run = ReadRunResponse["run"];

/** The build of a run; `null` without one, or where it is no longer published. */
async function readBuild({ db }: Pick<Dependencies, "db">, { id, build }: Run) {
  if (!build) return null;
  return readPageData(`runs/${id}/build`, async () => {
    try {
      return await describeAttachment({ db }, build);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return null;
      throw error;
    }
  });
}

/** The fastest run of the same board; `null` where that is this one. */
async function readRecord({ db }: Pick<Dependencies, "db">, run: Run): Promise<Run | null> {
  const first = (await readBoardDocument(db, run.boardId))?.rows[0];
  if (!first || first.runId === run.id) return null;
  return (await readOrNull(readVerifiedRun({ db }, first.runId)))?.run ?? null;
}
