import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { openSession } from "@/lib/profiles/open-session.server";
import { sessionResponseSchema } from "@/lib/profiles/schema";

export const config = { api: { bodyParser: false } };

/** Called after sign-in: the user document exists and carries the account's name and photo. */
export default createHandler({
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    response: sessionResponseSchema,
    run: async ({ actor }) => openSession(await systemDependencies(), actor),
  },
});
