import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { joinHunt } from "@/lib/hunting-help/change-seats.server";
import { joinBodySchema, ownSearchResponseSchema } from "@/lib/hunting-help/hunt-schema";
import { hashNetwork } from "@/lib/users/network-marks.server";

export const config = { api: { bodyParser: false } };

/** Asks for a seat in somebody's hunt. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    body: joinBodySchema,
    response: ownSearchResponseSchema,
    run: ({ actor, body, dependencies, network }) =>
      joinHunt(dependencies, actor, body, hashNetwork(network())),
  }),
});
