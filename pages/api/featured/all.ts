import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listFeaturedDesk } from "@/lib/featured/read-featured.server";
import { featuredDeskQuerySchema, featuredDeskResponseSchema } from "@/lib/featured/schema";

export const config = { api: { bodyParser: false } };

/** Everything that was chosen, with its dates, for creators. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: featuredDeskQuerySchema,
    response: featuredDeskResponseSchema,
    run: ({ actor, query, dependencies }) => listFeaturedDesk(dependencies, actor, query),
  }),
});
