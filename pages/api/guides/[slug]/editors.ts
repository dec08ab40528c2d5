import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { changeGuideEditors, listGuideEditors } from "@/lib/guides/change-editors.server";
import { guideEditorsBodySchema, guideEditorsResponseSchema } from "@/lib/guides/proposal-schema";
import { guideQuerySchema } from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** GET names the editors of a guide; POST chooses them anew. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: guideQuerySchema,
    response: guideEditorsResponseSchema,
    run: ({ actor, query, dependencies }) => listGuideEditors(dependencies, actor, query.slug),
  }),
  POST: createUserEndpoint({
    writes: "own",
    role: "creator",
    query: guideQuerySchema,
    body: guideEditorsBodySchema,
    response: guideEditorsResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      changeGuideEditors({ ...dependencies, auth: await getAdminAuth() }, actor, { ...query, ...body }),
  }),
});
