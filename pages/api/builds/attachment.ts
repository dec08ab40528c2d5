import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { publicEndpoint } from "@/lib/api/endpoint.server";
import { attachedBuildResponseSchema, attachmentQuerySchema } from "@/lib/builds/attachment-schema";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";

export const config = { api: { bodyParser: false } };

/** What a build is that is to be attached to something. */
export default createHandler({
  GET: publicEndpoint({
    query: attachmentQuerySchema,
    response: attachedBuildResponseSchema,
    run: async ({ query }) => ({
      message: "OK" as const,
      build: await describeAttachment(await systemDependencies(), query),
    }),
  }),
});
