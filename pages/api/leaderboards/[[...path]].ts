import { createHandler } from "@/lib/api/create-handler.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { drawInWorker } from "@/lib/cards/draw-in-worker.server";
import { contentCacheControl as cache } from "@/lib/content/cache-page.server";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import { readBoardAsOf, readBoardPage } from "@/lib/leaderboards/board/read-board.server";
import { readChallenge, readQuests, readWeaponRecords } from "@/lib/leaderboards/board/read-quests.server";
import { boardFeedEndpoint } from "@/lib/leaderboards/board/serve-board-feed.server";
import { recordsFeedEndpoint } from "@/lib/leaderboards/board/serve-records-feed.server";
import { listRanking } from "@/lib/leaderboards/ranking/list-ranking.server";
import { readRunnerGoals } from "@/lib/leaderboards/ranking/read-runner-goals.server";
import { readRunnerProfile } from "@/lib/leaderboards/ranking/read-runner-profile.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { listModerators } from "@/lib/leaderboards/review/list-moderators.server";
import { readRunHints } from "@/lib/leaderboards/review/read-hints.server";
import { listReviews, reviewRun } from "@/lib/leaderboards/review/review-run.server";
import { appealRun } from "@/lib/leaderboards/run/appeal-run.server";
import { toChangedRun } from "@/lib/leaderboards/run/change-run.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { correctRun } from "@/lib/leaderboards/run/correct-run.server";
import { deleteRun } from "@/lib/leaderboards/run/delete-run.server";
import {
  listOwnRuns,
  listPartnerRequests,
  listQueue,
  listSubmissions,
} from "@/lib/leaderboards/run/list-runs.server";
import { readVerifiedRun, viewRun } from "@/lib/leaderboards/run/read-run.server";
import { serveRunCards } from "@/lib/leaderboards/run/serve-run-card.server";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { withdrawRun } from "@/lib/leaderboards/run/withdraw-run.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(
  leaderboardCalls,
  {
    listQuests: { cache, run: ({ dependencies }) => readQuests(dependencies) },
    listWeaponRecords: {
      cache,
      run: ({ query, dependencies }) => readWeaponRecords(dependencies, query.weapon),
    },
    readBoard: {
      cache,
      run: ({ query: { id, part, date }, dependencies }) =>
        date ? readBoardAsOf(dependencies, { id, date }) : readBoardPage(dependencies, { id, part }),
    },
    listRanking: { cache, run: ({ query, dependencies }) => listRanking(dependencies, query) },
    readRunner: { cache, run: ({ query, dependencies }) => readRunnerProfile(dependencies, query.uid) },
    readGoals: { cache, run: ({ query, dependencies }) => readRunnerGoals(dependencies, query.uid) },
    listSubmissions: { cache, run: ({ query, dependencies }) => listSubmissions(dependencies, query) },
    readChallenge: { cache, run: ({ query, dependencies }) => readChallenge(dependencies, query.week) },
    listModerators: { cache, run: ({ dependencies }) => listModerators(dependencies) },
    read: { cache, run: ({ query, dependencies }) => readVerifiedRun(dependencies, query.id) },
    view: ({ actor, query, dependencies }) => viewRun(dependencies, actor, query.id),
    listOwn: ({ actor, query: { list, ...page }, dependencies }) =>
      (list === "requests" ? listPartnerRequests : listOwnRuns)(dependencies, actor, page),
    submit: ({ actor, body, dependencies }) => submitRun(dependencies, actor, body),
    correct: ({ actor, query: { id }, body: { revision, ...content }, dependencies }) =>
      correctRun(dependencies, actor, { id, revision, content }),
    delete: ({ actor, query, dependencies }) => deleteRun(dependencies, actor, query.id),
    confirm: async ({ actor, query: { id }, body, dependencies }) =>
      toChangedRun(await confirmRun(dependencies, actor, { id, ...body })),
    withdraw: async ({ actor, query, dependencies }) =>
      toChangedRun(await withdrawRun(dependencies, actor, query.id)),
    appeal: async ({ actor, query: { id }, body, dependencies }) =>
      toChangedRun(await appealRun(dependencies, actor, { id, ...body })),
    listQueue: ({ actor, query, dependencies }) => listQueue(dependencies, actor, query),
    listReviews: ({ actor, query, dependencies }) => listReviews(dependencies, actor, query),
    review: ({ actor, query: { id }, body, dependencies }) => reviewRun(dependencies, actor, id, body),
    readHints: ({ actor, query, dependencies }) => readRunHints(dependencies, actor, query.id),
    claim: async ({ actor, query: { id }, body, dependencies }) =>
      toChangedRun(await claimRun(dependencies, actor, { id, ...body })),
    decide: async ({ actor, query: { id }, body, dependencies }) =>
      toChangedRun(await decideRun(dependencies, actor, { id, ...body })),
  },
  {
    "/api/leaderboards/feed": createHandler({ GET: recordsFeedEndpoint }),
    "/api/leaderboards/boards/{id}/feed": createHandler({ GET: boardFeedEndpoint }),
    "/api/leaderboards/runs/{id}/card": serveRunCards(drawInWorker),
  },
);
