import { readHealth } from "@/lib/admin/read-health.server";
import { adminHealthResponseSchema } from "@/lib/admin/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { version } from "@/package.json";

export const config = { api: { bodyParser: false } };

/** How the site is doing. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "admin",
    response: adminHealthResponseSchema,
    run: ({ actor, dependencies }) => readHealth(dependencies, actor, version),
  }),
});
