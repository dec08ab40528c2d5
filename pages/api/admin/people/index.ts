import { findPeople } from "@/lib/admin/people.server";
import { peopleQuerySchema, peopleResponseSchema } from "@/lib/admin/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";

export const config = { api: { bodyParser: false } };

/** Finds people by uid, email or name. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "admin",
    query: peopleQuerySchema,
    response: peopleResponseSchema,
    run: async ({ actor, query, dependencies }) =>
      findPeople({ ...dependencies, auth: await getAdminAuth() }, actor, query.q),
  }),
});
