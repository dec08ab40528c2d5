import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { postAnswer } from "@/lib/hunting-help/post-answer.server";
import {
  postAnswerBodySchema,
  postedAnswerResponseSchema,
  requestQuerySchema,
} from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** Answers somebody's open request. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    query: requestQuerySchema,
    body: postAnswerBodySchema,
    response: postedAnswerResponseSchema,
    run: ({ actor, query, body, dependencies }) => postAnswer(dependencies, actor, query.id, body),
  }),
});
