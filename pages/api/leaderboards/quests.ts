import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { readQuests } from "@/lib/leaderboards/read-quests.server";
import { questsResponseSchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** Every quest that has runs, with its records, and the latest runs. */
export default createHandler({
  GET: createPublicEndpoint({
    response: questsResponseSchema,
    cache: contentCacheControl,
    run: async () => readQuests(await createSystemDependencies()),
  }),
});
