import { createHandler } from "@/lib/api/create-handler.server";
import { createPublicEndpoint } from "@/lib/api/endpoint.server";
import { getDb } from "@/lib/firebase/admin.server";
import { accessDocuments } from "@/lib/firebase/embedded-documents.server";
import { requireEmbedded } from "@/lib/firebase/embedded-only.server";
import { embeddedDocumentsBodySchema, embeddedDocumentsResponseSchema } from "@/lib/firebase/embedded-schema";

export const config = { api: { bodyParser: false } };

/** The store inside this server, for tests and scripts on this machine. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      body: embeddedDocumentsBodySchema,
      response: embeddedDocumentsResponseSchema,
      run: async ({ body }) => accessDocuments(await getDb(), body),
    }),
  }),
);
