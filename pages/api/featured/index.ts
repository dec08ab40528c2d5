import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { addFeatured } from "@/lib/featured/change-featured.server";
import { readFeatured } from "@/lib/featured/read-featured.server";
import {
  addFeaturedBodySchema,
  changedFeaturedResponseSchema,
  featuredResponseSchema,
} from "@/lib/featured/schema";

export const config = { api: { bodyParser: false } };

/** GET gives what is featured now; POST features something. */
export default createHandler({
  GET: createPublicEndpoint({
    response: featuredResponseSchema,
    cache: contentCacheControl,
    run: async () => readFeatured(await createSystemDependencies()),
  }),
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    body: addFeaturedBodySchema,
    response: changedFeaturedResponseSchema,
    run: ({ actor, body, dependencies }) => addFeatured(dependencies, actor, body),
  }),
});
