import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { accessDocuments } from "@/lib/firebase/access-embedded-documents.server";
import { getDb, listEmbeddedPaths } from "@/lib/firebase/admin.server";
import { embeddedDocumentsBodySchema, embeddedDocumentsResponseSchema } from "@/lib/firebase/embedded-schema";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";

export const config = { api: { bodyParser: false } };

/** The store inside this server, for tests and scripts on this machine. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      body: embeddedDocumentsBodySchema,
      response: embeddedDocumentsResponseSchema,
      run: async ({ body }) => accessDocuments({ db: await getDb(), listPaths: listEmbeddedPaths }, body),
    }),
  }),
);
