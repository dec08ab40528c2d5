import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { listModerators } from "@/lib/leaderboards/list-moderators.server";
import { moderatorsResponseSchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** What everybody may know of the moderators' work. */
export default createHandler({
  GET: createPublicEndpoint({
    response: moderatorsResponseSchema,
    cache: contentCacheControl,
    run: async () => listModerators(await createSystemDependencies()),
  }),
});
