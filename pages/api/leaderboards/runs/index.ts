import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { submitRunBodySchema, submittedRunResponseSchema } from "@/lib/leaderboards/schema";
import { submitRun } from "@/lib/leaderboards/submit-run.server";

export const config = { api: { bodyParser: false } };

/** Submits a run. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    body: submitRunBodySchema,
    response: submittedRunResponseSchema,
    run: ({ actor, body, dependencies }) => submitRun(dependencies, actor, body),
  }),
});
