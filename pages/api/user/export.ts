import { exportAccount } from "@/lib/account-data/export-account.server";
import { accountExportSchema } from "@/lib/account-data/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";

export const config = { api: { bodyParser: false } };

/** All that is stored about the caller. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    // Reads everything a person owns, so a few in a row are enough.
    limit: { burst: 5, perMinute: 1 },
    response: accountExportSchema,
    run: async ({ actor, dependencies }) =>
      exportAccount({ ...dependencies, auth: await getAdminAuth() }, actor),
  }),
});
