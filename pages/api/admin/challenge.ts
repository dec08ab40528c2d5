import { chooseChallenge, listChallenges } from "@/lib/admin/challenges.server";
import { challengesResponseSchema, setChallengeBodySchema } from "@/lib/admin/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";

export const config = { api: { bodyParser: false } };

/** The weekly challenges to come; an admin chooses one of them. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "admin",
    response: challengesResponseSchema,
    run: ({ actor, dependencies }) => listChallenges(dependencies, actor),
  }),
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    body: setChallengeBodySchema,
    response: challengesResponseSchema,
    run: ({ actor, body, dependencies }) => chooseChallenge(dependencies, actor, body),
  }),
});
