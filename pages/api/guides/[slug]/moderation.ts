import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { moderateGuideWithCopies } from "@/lib/guides/moderate-guide.server";
import { guideQuerySchema, moderateGuideBodySchema, moderateGuideResponseSchema } from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** A moderator takes a guide down or allows it again. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: guideQuerySchema,
    body: moderateGuideBodySchema,
    response: moderateGuideResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      moderateGuideWithCopies(dependencies, actor, { ...query, ...body }),
  }),
});
