import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { blockUser } from "@/lib/reports/block-user.server";
import { blockBodySchema, blockQuerySchema, blockResponseSchema } from "@/lib/reports/schema";
import { staffSignInAge } from "@/lib/staff/rules";

export const config = { api: { bodyParser: false } };

/** A moderator keeps an account from posting for some days, or ends that. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    maxSignInAge: staffSignInAge,
    query: blockQuerySchema,
    body: blockBodySchema,
    response: blockResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      blockUser({ ...dependencies, auth: await getAdminAuth() }, actor, { uid: query.uid, ...body }),
  }),
});
