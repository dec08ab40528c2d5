import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { seedDemo, seedResultSchema } from "@/lib/demo/seed-demo.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";
import { siteConfig } from "@/lib/site/config";

export const config = { api: { bodyParser: false } };

/** `npm run seed` for the store inside this server. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      response: seedResultSchema,
      run: async () =>
        seedDemo({
          ...(await createSystemDependencies()),
          auth: await getAdminAuth(),
          projectId: siteConfig.firebase.projectId,
        }),
    }),
  }),
);
