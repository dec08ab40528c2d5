import { listPairs } from "@/lib/admin/list-pairs.server";
import { pairsResponseSchema } from "@/lib/admin/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";

export const config = { api: { bodyParser: false } };

/** Pairs of accounts whose payments look arranged. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "admin",
    response: pairsResponseSchema,
    run: ({ actor, dependencies }) => listPairs(dependencies, actor),
  }),
});
