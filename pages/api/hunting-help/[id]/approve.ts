import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { approveAnswer } from "@/lib/hunting-help/approve-answer.server";
import {
  approveBodySchema,
  changedRequestResponseSchema,
  requestQuerySchema,
} from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** Approves one answer of one's own request and pays for it. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    query: requestQuerySchema,
    body: approveBodySchema,
    response: changedRequestResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      approveAnswer(dependencies, actor, { id: query.id, answer: body.answer }),
  }),
});
