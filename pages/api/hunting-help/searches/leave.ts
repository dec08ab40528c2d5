import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { leaveHunt } from "@/lib/hunting-help/change-seats.server";
import { leaveBodySchema, ownSearchResponseSchema } from "@/lib/hunting-help/hunt-schema";

export const config = { api: { bodyParser: false } };

/** Gives a seat back, or asks no longer. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "retraction",
    body: leaveBodySchema,
    response: ownSearchResponseSchema,
    run: ({ actor, body, dependencies }) => leaveHunt(dependencies, actor, body),
  }),
});
