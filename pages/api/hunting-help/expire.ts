import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { expireDueRequests } from "@/lib/hunting-help/expire-requests.server";
import { expiredRequestsResponseSchema } from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** Ends requests whose time is over, for a scheduler. It does what reading them does, so anybody may call it. */
export default createHandler({
  POST: createPublicEndpoint({
    response: expiredRequestsResponseSchema,
    run: async () => expireDueRequests(await createSystemDependencies()),
  }),
});
