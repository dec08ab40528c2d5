import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import {
  notificationPreferencesBodySchema,
  notificationPreferencesResponseSchema,
} from "@/lib/notifications/schema";
import { setMutedKinds } from "@/lib/notifications/set-muted-kinds.server";

export const config = { api: { bodyParser: false } };

/** Chooses the kinds of notification that the caller does not want. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "own",
    body: notificationPreferencesBodySchema,
    response: notificationPreferencesResponseSchema,
    run: ({ actor, body, dependencies }) => setMutedKinds(dependencies, actor, body),
  }),
});
