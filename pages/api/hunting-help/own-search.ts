import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { readOwnHuntSearch } from "@/lib/hunting-help/hunt-searches.server";
import { ownSearchResponseSchema } from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** The caller's own entry among those who look for a hunt. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    response: ownSearchResponseSchema,
    run: ({ actor, dependencies }) => readOwnHuntSearch(dependencies, actor),
  }),
});
