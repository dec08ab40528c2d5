import {
  settleActionBodySchema,
  settledActionResponseSchema,
  staffActionQuerySchema,
} from "@/lib/admin/schema";
import { settleAction } from "@/lib/admin/staff-actions.server";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { staffSignInAge } from "@/lib/staff/rules";

export const config = { api: { bodyParser: false } };

/** A second admin confirms what another one proposed, or cancels it. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    maxSignInAge: staffSignInAge,
    query: staffActionQuerySchema,
    body: settleActionBodySchema,
    response: settledActionResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      settleAction({ ...dependencies, auth: await getAdminAuth() }, actor, { id: query.id, ...body }),
  }),
});
