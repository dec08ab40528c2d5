import { adjustCoins } from "@/lib/admin/adjust-coins.server";
import { adjustCoinsBodySchema, personQuerySchema, personResponseSchema } from "@/lib/admin/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";

export const config = { api: { bodyParser: false } };

/** An admin corrects a balance, with a reason. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    query: personQuerySchema,
    body: adjustCoinsBodySchema,
    response: personResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      adjustCoins({ ...dependencies, auth: await getAdminAuth() }, actor, { uid: query.uid, ...body }),
  }),
});
