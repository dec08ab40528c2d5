import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { publicEndpoint } from "@/lib/api/endpoint.server";
import { seedDemo, seedResultSchema } from "@/lib/demo/seed.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { embeddedOnly } from "@/lib/firebase/embedded-only.server";
import { siteConfig } from "@/lib/site/config";

export const config = { api: { bodyParser: false } };

/** `npm run seed` for the store inside this server. */
export default embeddedOnly(
  "this-machine",
  createHandler({
    POST: publicEndpoint({
      response: seedResultSchema,
      run: async () =>
        seedDemo({
          ...(await systemDependencies()),
          auth: await getAdminAuth(),
          projectId: siteConfig.firebase.projectId,
        }),
    }),
  }),
);
