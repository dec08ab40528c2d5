import { changedPersonResponseSchema, personQuerySchema, setRoleBodySchema } from "@/lib/admin/schema";
import { setPersonRole } from "@/lib/admin/set-person-role.server";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { staffSignInAge } from "@/lib/staff/rules";

export const config = { api: { bodyParser: false } };

/** An admin gives a role or takes it away. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    maxSignInAge: staffSignInAge,
    query: personQuerySchema,
    body: setRoleBodySchema,
    response: changedPersonResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      setPersonRole({ ...dependencies, auth: await getAdminAuth() }, actor, { uid: query.uid, ...body }),
  }),
});
