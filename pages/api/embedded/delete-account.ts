import { deleteAccountByEmail } from "@/lib/account-data/delete-account.server";
import { deleteByEmailSchema, deletedAccountSchema } from "@/lib/account-data/schema";
import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";

export const config = { api: { bodyParser: false } };

/** `npm run account:delete` for the store inside this server. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      body: deleteByEmailSchema,
      response: deletedAccountSchema,
      run: async ({ body }) =>
        deleteAccountByEmail(
          { ...(await createSystemDependencies()), auth: await getAdminAuth() },
          body.email,
        ),
    }),
  }),
);
