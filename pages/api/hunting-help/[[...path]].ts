import { createRoutes } from "@/lib/api/create-routes.server";
import { contentCacheControl as cache } from "@/lib/content/cache-page.server";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { editAnswer, withdrawAnswer } from "@/lib/hunting-help/answer/change-answer.server";
import { deleteComment, postComment } from "@/lib/hunting-help/answer/comments.server";
import { inviteHelper, listHelpersFor } from "@/lib/hunting-help/answer/invite-helper.server";
import { markHelpful } from "@/lib/hunting-help/answer/mark-helpful.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { thankAnswer } from "@/lib/hunting-help/answer/thank-answer.server";
import { listTopHelpers } from "@/lib/hunting-help/answer/top-helpers.server";
import { helpCalls } from "@/lib/hunting-help/api";
import { announceHunt } from "@/lib/hunting-help/hunt/announce-hunt.server";
import { changeSeats, joinHunt, leaveHunt } from "@/lib/hunting-help/hunt/change-seats.server";
import {
  endHuntSearch,
  listHuntSearches,
  postHuntSearch,
} from "@/lib/hunting-help/hunt/hunt-searches.server";
import { readOwnHuntSearch } from "@/lib/hunting-help/hunt/read-own-hunts.server";
import { moderateHelpWithCopies } from "@/lib/hunting-help/moderate-help.server";
import { editRequest } from "@/lib/hunting-help/request/edit-request.server";
import { listOwnRequests, listRequests } from "@/lib/hunting-help/request/list-requests.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { listHistory, readRequest, viewRequest } from "@/lib/hunting-help/request/read-request.server";
import { withdrawRequest } from "@/lib/hunting-help/request/withdraw-request.server";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";
import { hashNetwork } from "@/lib/users/network-marks.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(helpCalls, {
  list: { cache, run: ({ query, dependencies }) => listRequests(dependencies, query) },
  post: ({ actor, body, dependencies }) =>
    flagSimilarAfter(dependencies, postRequest(dependencies, actor, body), ({ request }) => ({
      kind: "help-request",
      id: request.id,
    })),
  listOwn: ({ actor, query, dependencies }) => listOwnRequests(dependencies, actor, query),
  listHelpers: { cache, run: ({ dependencies }) => listTopHelpers(dependencies) },
  read: { cache, run: ({ query, dependencies }) => readRequest(dependencies, query.id) },
  edit: ({ actor, query: { id }, body, dependencies }) =>
    flagSimilarAfter(dependencies, editRequest(dependencies, actor, id, body), () => ({
      kind: "help-request",
      id,
    })),
  listHistory: { cache, run: ({ query, dependencies }) => listHistory(dependencies, query) },
  view: ({ actor, query, dependencies }) => viewRequest(dependencies, actor, query.id),
  withdraw: ({ actor, query, dependencies }) => withdrawRequest(dependencies, actor, query.id),
  approve: ({ actor, query: { id }, body: { answer }, dependencies }) =>
    approveAnswer(dependencies, actor, { id, answer }),
  moderate: ({ actor, query: { id }, body, dependencies }) =>
    moderateHelpWithCopies(dependencies, actor, { id, ...body }),
  postAnswer: ({ actor, query: { id: parent }, body, dependencies }) =>
    flagSimilarAfter(dependencies, postAnswer(dependencies, actor, parent, body), ({ answer }) => ({
      kind: "help-answer",
      id: answer.id,
      parent,
    })),
  editAnswer: ({ actor, query, body: { version, ...content }, dependencies }) =>
    flagSimilarAfter(dependencies, editAnswer(dependencies, actor, { ...query, version, content }), () => ({
      kind: "help-answer",
      id: query.answer,
      parent: query.id,
    })),
  thankAnswer: ({ actor, query, dependencies }) => thankAnswer(dependencies, actor, query),
  markHelpful: ({ actor, query, body, dependencies }) =>
    markHelpful(dependencies, actor, { ...query, ...body }),
  listHelpersFor: ({ actor, query, dependencies }) => listHelpersFor(dependencies, actor, query.id),
  inviteHelper: ({ actor, query, body, dependencies }) =>
    inviteHelper(dependencies, actor, { ...query, ...body }),
  postComment: ({ actor, query, body, dependencies }) => postComment(dependencies, actor, query, body),
  deleteComment: ({ actor, query, dependencies }) => deleteComment(dependencies, actor, query),
  withdrawAnswer: ({ actor, query, dependencies }) => withdrawAnswer(dependencies, actor, query),
  listSearches: { cache, run: ({ query, dependencies }) => listHuntSearches(dependencies, query) },
  startSearch: async ({ actor, body, dependencies }) => {
    const { created, ...reply } = await postHuntSearch(dependencies, actor, body);
    if (created) await announceHunt(dependencies, created);
    return reply;
  },
  endSearch: ({ actor, dependencies }) => endHuntSearch(dependencies, actor),
  readOwnSearch: ({ actor, dependencies }) => readOwnHuntSearch(dependencies, actor),
  joinHunt: ({ actor, body, dependencies, network }) =>
    joinHunt(dependencies, actor, body, hashNetwork(network())),
  leaveHunt: ({ actor, body, dependencies }) => leaveHunt(dependencies, actor, body),
  changeSeats: ({ actor, body, dependencies }) => changeSeats(dependencies, actor, body),
});
