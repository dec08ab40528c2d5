import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { publicEndpoint } from "@/lib/api/endpoint.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { embeddedOnly } from "@/lib/firebase/embedded-only.server";
import { roleChangeSchema, setRoleResultSchema } from "@/lib/staff/role-change";
import { setRole } from "@/lib/staff/set-role.server";

export const config = { api: { bodyParser: false } };

/** `npm run role` for the store inside this server. */
export default embeddedOnly(
  "this-machine",
  createHandler({
    POST: publicEndpoint({
      body: roleChangeSchema,
      response: setRoleResultSchema,
      run: async ({ body }) => setRole({ ...(await systemDependencies()), auth: await getAdminAuth() }, body),
    }),
  }),
);
