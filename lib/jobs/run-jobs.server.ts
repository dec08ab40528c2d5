import { sweepDeletedAccounts } from "@/lib/account-data/sweep-deleted.server";
import { storeDailyFigures } from "@/lib/admin/daily-figures.server";
import { sendAlerts } from "@/lib/alerts/send-alerts.server";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { sendDigests } from "@/lib/digest/send-digests.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { pushNews } from "@/lib/follows/push-news.server";
import { publishDueGuides } from "@/lib/guides/publish-due-guides.server";
import { ApiError } from "@/lib/http/api-error";
import { expireDueRequests } from "@/lib/hunting-help/request/expire-requests.server";
import { recountPoints } from "@/lib/leaderboards/ranking/recount-points.server";
import { checkVideos } from "@/lib/leaderboards/review/check-videos.server";
import { spreadNames } from "@/lib/leaderboards/run/player-names.server";
import { confirmProvisionalRuns } from "@/lib/moderation/confirm-provisional.server";
import { runDueActions } from "@/lib/staff/run-due-actions.server";
import { type JobName, type JobResult, type JobsResponse, jobNames } from "./schema";

/** Batches of one job in one call: schedulers give up on a call after a minute or so. */
const maxBatches = 10;

type Step = (dependencies: Dependencies) => Promise<Omit<JobResult, "job">>;

const steps: Readonly<Record<JobName, Step>> = {
  "expire-requests": async (dependencies) => {
    const { expired, hasMore } = await expireDueRequests(dependencies);
    return { done: expired, hasMore };
  },
  "publish-guides": publishDueGuides,
  "spread-names": (dependencies) => spreadNames(dependencies),
  "daily-figures": storeDailyFigures,
  "sweep-deleted": (dependencies) => sweepDeletedAccounts(dependencies),
  "staff-actions": ({ db, now }) => runDueActions(db, now, getAdminAuth),
  "confirm-runs": confirmProvisionalRuns,
  "recount-points": (dependencies) => recountPoints(dependencies),
  // Without their settings nothing is looked for.
  "check-videos": (dependencies) => checkVideos(dependencies),
  "push-news": (dependencies) => pushNews(dependencies),
  "weekly-emails": (dependencies) => sendDigests(dependencies, getAdminAuth),
  alerts: (dependencies) => sendAlerts(dependencies),
};

/**
 * Does what is due. Every job may run at any time, any number of times and next to itself; what the first three do,
 * reading the site does too, only later.
 *
 * @throws ApiError 500 when a job failed, after all others have run; `results` has what these did.
 */
export async function runJobs(
  dependencies: Dependencies,
  names: readonly JobName[] = jobNames,
): Promise<JobsResponse> {
  const results: JobResult[] = [];
  const failures: { job: JobName; cause: unknown }[] = [];
  for (const job of jobNames.filter((name) => names.includes(name))) {
    try {
      results.push({ job, ...(await repeat(steps[job], dependencies)) });
    } catch (cause) {
      failures.push({ job, cause });
    }
  }
  if (failures.length === 0) return { message: "OK", results };
  throw new ApiError(500, `Failed: ${failures.map(({ job }) => job).join(", ")}.`, {
    code: "internal",
    cause: new AggregateError(failures.map(({ cause }) => cause)),
    details: { results },
  });
}

async function repeat(step: Step, dependencies: Dependencies): Promise<Omit<JobResult, "job">> {
  let done = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const outcome = await step(dependencies);
    done += outcome.done;
    if (!outcome.hasMore) return { done, hasMore: false };
  }
  return { done, hasMore: true };
}
