import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listGuideDesk } from "@/lib/guides/list-guides.server";
import { guideDeskQuerySchema, guideDeskResponseSchema } from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** Every guide in every state, for creators. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: guideDeskQuerySchema,
    response: guideDeskResponseSchema,
    run: ({ actor, query, dependencies }) => listGuideDesk(dependencies, actor, query),
  }),
});
