import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { answerQuerySchema, changedAnswerResponseSchema } from "@/lib/hunting-help/schema";
import { thankAnswer } from "@/lib/hunting-help/thank-answer.server";

export const config = { api: { bodyParser: false } };

/** Thanks for an answer to one's own request. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    query: answerQuerySchema,
    response: changedAnswerResponseSchema,
    run: ({ actor, query, dependencies }) => thankAnswer(dependencies, actor, query),
  }),
});
