import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { readBoardAsOf, readBoardPage } from "@/lib/leaderboards/read-board.server";
import { boardQuerySchema, boardReplySchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** A board; with `date` as it stood at the end of that day. */
export default createHandler({
  GET: createPublicEndpoint({
    query: boardQuerySchema,
    response: boardReplySchema,
    cache: contentCacheControl,
    run: async ({ query: { id, part, date } }) => {
      const dependencies = await createSystemDependencies();
      return date ? readBoardAsOf(dependencies, { id, date }) : readBoardPage(dependencies, { id, part });
    },
  }),
});
