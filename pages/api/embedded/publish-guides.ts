import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";
import { publishShippedGuides, shippedResultSchema } from "@/lib/guides/publish-shipped.server";

export const config = { api: { bodyParser: false } };

/** `npm run guides:publish` for the store inside this server. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      response: shippedResultSchema,
      run: async () => publishShippedGuides(await createSystemDependencies()),
    }),
  }),
);
