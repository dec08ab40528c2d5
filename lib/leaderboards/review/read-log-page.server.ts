import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { getQuestNames } from "@/lib/leaderboards/board/list-quest-choices.server";
import { readQuests } from "@/lib/leaderboards/board/read-quests.server";
import type { LogPageData } from "@/lib/leaderboards/page-data";
import { getLogCachePath, moderatorsCachePath } from "@/lib/leaderboards/run/cached-paths";
import { listSubmissions } from "@/lib/leaderboards/run/list-runs.server";
import { submissionsQuerySchema } from "@/lib/leaderboards/schema";
import { listModerators } from "./list-moderators.server";

const querySchema = z.object({ status: submissionsQuerySchema.shape.status });

/**
 * Data of the log of submissions at first: a page of runs with the names of their moderators, and what everybody
 * may know of the moderators.
 *
 * @param query of the address, whatever it holds
 * @returns `null` for a status that does not exist
 */
export async function readLogPage(dependencies: Dependencies, query: unknown): Promise<LogPageData | null> {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return null;
  const { status } = parsed.data;
  const [first, staff, { queue }] = await Promise.all([
    readPageData(getLogCachePath(status ?? null), () => listSubmissions(dependencies, { status })),
    readPageData(moderatorsCachePath, () => listModerators(dependencies)),
    readQuests(dependencies),
  ]);
  if (!first || !staff) throw new Error("The log is always there.");
  return {
    status: status ?? null,
    first,
    questNames: getQuestNames(),
    moderators: staff.moderators,
    queue,
  };
}
