import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { openSession } from "@/lib/profile-page/open-session.server";
import { markNetwork } from "@/lib/users/network-marks.server";
import { sessionResponseSchema } from "@/lib/users/schema";

export const config = { api: { bodyParser: false } };

/** Called after sign-in: the user document exists and carries the account's name and photo. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "by-state",
    response: sessionResponseSchema,
    run: async ({ actor, dependencies, network }) => {
      const reply = await openSession(dependencies, actor);
      await markNetwork(dependencies, actor.uid, network());
      return reply;
    },
  }),
});
