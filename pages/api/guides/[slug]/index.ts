import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { readOwnGuide } from "@/lib/guides/read-editor.server";
import { maxGuideBody } from "@/lib/guides/rules";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { guideQuerySchema, ownGuideResponseSchema, saveGuideBodySchema } from "@/lib/guides/schema";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";

export const config = { api: { bodyParser: false } };

/** GET gives a guide to its editors, in every state; POST saves a new version. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: guideQuerySchema,
    response: ownGuideResponseSchema,
    run: ({ actor, query, dependencies }) => readOwnGuide(dependencies, actor, query.slug),
  }),
  POST: createUserEndpoint({
    writes: "by-state",
    role: "creator",
    query: guideQuerySchema,
    body: saveGuideBodySchema,
    maxBody: maxGuideBody,
    response: ownGuideResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      flagSimilarAfter(dependencies, saveGuide(dependencies, actor, { ...query, ...body }), () => ({
        kind: "guide",
        id: query.slug,
      })),
  }),
});
