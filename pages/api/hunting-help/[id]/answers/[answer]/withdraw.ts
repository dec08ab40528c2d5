import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { withdrawAnswer } from "@/lib/hunting-help/change-answer.server";
import { answerQuerySchema, changedAnswerResponseSchema } from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** Takes back one's own answer. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "retraction",
    query: answerQuerySchema,
    response: changedAnswerResponseSchema,
    run: ({ actor, query, dependencies }) => withdrawAnswer(dependencies, actor, query),
  }),
});
