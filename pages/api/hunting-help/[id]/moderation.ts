import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { moderateHelpWithCopies } from "@/lib/hunting-help/moderate-help.server";
import {
  moderatedHelpResponseSchema,
  moderateHelpBodySchema,
  requestQuerySchema,
} from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** A moderator removes a request or an answer, or allows it again. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: requestQuerySchema,
    body: moderateHelpBodySchema,
    response: moderatedHelpResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      moderateHelpWithCopies(dependencies, actor, { id: query.id, ...body }),
  }),
});
