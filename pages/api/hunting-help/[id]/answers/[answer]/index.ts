import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { editAnswer } from "@/lib/hunting-help/change-answer.server";
import {
  answerQuerySchema,
  changedAnswerResponseSchema,
  editAnswerBodySchema,
} from "@/lib/hunting-help/schema";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";

export const config = { api: { bodyParser: false } };

/** Replaces the content of one's own answer. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    query: answerQuerySchema,
    body: editAnswerBodySchema,
    response: changedAnswerResponseSchema,
    run: ({ actor, query, body: { version, ...content }, dependencies }) =>
      flagSimilarAfter(dependencies, editAnswer(dependencies, actor, { ...query, version, content }), () => ({
        kind: "help-answer",
        id: query.answer,
        parent: query.id,
      })),
  }),
});
