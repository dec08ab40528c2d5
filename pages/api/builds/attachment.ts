import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { attachedBuildResponseSchema, attachmentQuerySchema } from "@/lib/builds/attachment-schema";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";

export const config = { api: { bodyParser: false } };

/** What a build is that is to be attached to something. */
export default createHandler({
  GET: createPublicEndpoint({
    query: attachmentQuerySchema,
    response: attachedBuildResponseSchema,
    run: async ({ query }) => ({
      message: "OK" as const,
      build: await describeAttachment(await createSystemDependencies(), query),
    }),
  }),
});
