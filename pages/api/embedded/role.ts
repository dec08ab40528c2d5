import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";
import { roleChangeSchema, setRoleResultSchema } from "@/lib/staff/role-change";
import { setRole } from "@/lib/staff/set-role.server";

export const config = { api: { bodyParser: false } };

/** `npm run role` for the store inside this server. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      body: roleChangeSchema,
      response: setRoleResultSchema,
      run: async ({ body }) =>
        setRole({ ...(await createSystemDependencies()), auth: await getAdminAuth() }, body),
    }),
  }),
);
