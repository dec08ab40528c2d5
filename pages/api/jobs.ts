import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createOperatorEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { runJobs } from "@/lib/jobs/run-jobs.server";
import { jobsBodySchema, jobsResponseSchema } from "@/lib/jobs/schema";

export const config = { api: { bodyParser: false } };

/** Does what is due, for a scheduler; off without QUARRY_JOBS_TOKEN. */
export default createHandler({
  POST: createOperatorEndpoint({
    token: () => process.env.QUARRY_JOBS_TOKEN,
    body: jobsBodySchema,
    response: jobsResponseSchema,
    run: async ({ body }) => runJobs(await createSystemDependencies(), body.jobs),
  }),
});
