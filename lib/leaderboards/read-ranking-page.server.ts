import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { getQuestNames } from "./list-quest-choices.server";
import { listRanking } from "./list-ranking.server";
import type { RankingPageData } from "./page-data";
import { readOrNull } from "./read-or-null.server";
import { readRunnerGoals } from "./read-runner-goals.server";
import { runnerQuerySchema } from "./schema";

const querySchema = z.object({ runner: runnerQuerySchema.shape.uid.optional() });

/**
 * What the ranking shows at first, and the runner that the address names.
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
