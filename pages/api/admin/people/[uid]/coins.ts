import { adjustCoins } from "@/lib/admin/adjust-coins.server";
import { adjustCoinsBodySchema, changedPersonResponseSchema, personQuerySchema } from "@/lib/admin/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { staffSignInAge } from "@/lib/staff/rules";

export const config = { api: { bodyParser: false } };

/** An admin corrects a balance, with a reason. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    maxSignInAge: staffSignInAge,
    query: personQuerySchema,
    body: adjustCoinsBodySchema,
    response: changedPersonResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      adjustCoins({ ...dependencies, auth: await getAdminAuth() }, actor, { uid: query.uid, ...body }),
  }),
});
