import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { guideQuerySchema, guideStateBodySchema, ownGuideResponseSchema } from "@/lib/guides/schema";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";
import { staffSignInAge } from "@/lib/staff/rules";

export const config = { api: { bodyParser: false } };

/** Publishes, schedules, unpublishes, deletes or restores a guide. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "by-state",
    role: "creator",
    maxSignInAge: ({ action }) => (action === "delete" ? staffSignInAge : null),
    query: guideQuerySchema,
    body: guideStateBodySchema,
    response: ownGuideResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      flagSimilarAfter(dependencies, changeGuideState(dependencies, actor, { ...query, ...body }), () => ({
        kind: "guide",
        id: query.slug,
      })),
  }),
});
