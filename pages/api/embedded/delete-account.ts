import { deleteAccountByEmail } from "@/lib/account-data/delete-account.server";
import { deleteByEmailSchema, deletedAccountSchema } from "@/lib/account-data/schema";
import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { publicEndpoint } from "@/lib/api/endpoint.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { embeddedOnly } from "@/lib/firebase/embedded-only.server";

export const config = { api: { bodyParser: false } };

/** `npm run account:delete` for the store inside this server. */
export default embeddedOnly(
  "this-machine",
  createHandler({
    POST: publicEndpoint({
      body: deleteByEmailSchema,
      response: deletedAccountSchema,
      run: async ({ body }) =>
        deleteAccountByEmail({ ...(await systemDependencies()), auth: await getAdminAuth() }, body.email),
    }),
  }),
);
