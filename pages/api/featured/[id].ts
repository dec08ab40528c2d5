import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { editFeatured, removeFeatured } from "@/lib/featured/change-featured.server";
import {
  changedFeaturedResponseSchema,
  editFeaturedBodySchema,
  featuredQuerySchema,
} from "@/lib/featured/schema";

export const config = { api: { bodyParser: false } };

/** POST changes an entry; DELETE takes it out of what is featured. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: featuredQuerySchema,
    body: editFeaturedBodySchema,
    response: changedFeaturedResponseSchema,
    run: ({ actor, query, body, dependencies }) => editFeatured(dependencies, actor, { ...query, ...body }),
  }),
  DELETE: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: featuredQuerySchema,
    response: changedFeaturedResponseSchema,
    run: ({ actor, query, dependencies }) => removeFeatured(dependencies, actor, query.id),
  }),
});
