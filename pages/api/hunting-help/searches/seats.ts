import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { changeSeats } from "@/lib/hunting-help/change-seats.server";
import { ownSearchResponseSchema, seatsBodySchema } from "@/lib/hunting-help/hunt-schema";

export const config = { api: { bodyParser: false } };

/** What a host does: accepts, declines or removes a hunter, or tells the party that it is on. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "by-state",
    body: seatsBodySchema,
    response: ownSearchResponseSchema,
    run: ({ actor, body, dependencies }) => changeSeats(dependencies, actor, body),
  }),
});
