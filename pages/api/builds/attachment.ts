import { createHandler } from "@/lib/api/create-handler.server";
import { createSystemDependencies } from "@/lib/api/dependencies.server";
import { createPublicEndpoint } from "@/lib/api/endpoint.server";
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
