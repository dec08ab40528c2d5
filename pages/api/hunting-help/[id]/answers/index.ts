import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { postAnswer } from "@/lib/hunting-help/post-answer.server";
import {
  postAnswerBodySchema,
  postedAnswerResponseSchema,
  requestQuerySchema,
} from "@/lib/hunting-help/schema";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";

export const config = { api: { bodyParser: false } };

/** Answers somebody's open request. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    query: requestQuerySchema,
    body: postAnswerBodySchema,
    response: postedAnswerResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      flagSimilarAfter(dependencies, postAnswer(dependencies, actor, query.id, body), ({ answer }) => ({
        kind: "help-answer",
        id: answer.id,
        parent: query.id,
      })),
  }),
});
