import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { getQuestNames } from "@/lib/leaderboards/board/list-quest-choices.server";
import type { RankingPageData } from "@/lib/leaderboards/page-data";
import { readOrNull } from "@/lib/leaderboards/read-or-null.server";
import { runnerQuerySchema } from "@/lib/leaderboards/schema";
import { listRanking } from "./list-ranking.server";
import { readRunnerGoals } from "./read-runner-goals.server";

const querySchema = z.object({ runner: runnerQuerySchema.shape.uid.optional() });

/**
 * Data of the ranking at first, and of the runner that the address names.
 *
 * @param query of the address, whatever it holds
 * @returns `null` for a text that is no account, or an account without a verified run
 */
export async function readRankingPage(
  dependencies: Dependencies,
  query: unknown,
): Promise<RankingPageData | null> {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return null;
  const { runner: uid } = parsed.data;
  const [first, runner] = await Promise.all([
    listRanking(dependencies, {}),
    uid === undefined
      ? null
      : readPageData(`runners/${uid}`, () => readOrNull(readRunnerGoals(dependencies, uid))),
  ]);
  if (uid !== undefined && !runner) return null;
  return { first, runner, questNames: getQuestNames() };
}
