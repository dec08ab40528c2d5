import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { ownSearchResponseSchema } from "@/lib/hunting-help/hunt-schema";
import { readOwnHuntSearch } from "@/lib/hunting-help/read-own-hunts.server";

export const config = { api: { bodyParser: false } };

/** The hunt that the caller hosts, and those that the caller asked to join. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    response: ownSearchResponseSchema,
    run: ({ actor, dependencies }) => readOwnHuntSearch(dependencies, actor),
  }),
});
