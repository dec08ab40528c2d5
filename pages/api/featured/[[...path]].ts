import { createRoutes } from "@/lib/api/create-routes.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { featuredCalls } from "@/lib/featured/api";
import { addFeatured, editFeatured, removeFeatured } from "@/lib/featured/change-featured.server";
import { listAllFeatured, readFeatured } from "@/lib/featured/read-featured.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(featuredCalls, {
  list: { run: ({ dependencies }) => readFeatured(dependencies), cache: contentCacheControl },
  listAll: ({ actor, query, dependencies }) => listAllFeatured(dependencies, actor, query),
  add: ({ actor, body, dependencies }) => addFeatured(dependencies, actor, body),
  edit: ({ actor, query, body, dependencies }) => editFeatured(dependencies, actor, { ...query, ...body }),
  remove: ({ actor, query, dependencies }) => removeFeatured(dependencies, actor, query.id),
});
