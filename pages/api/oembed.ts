import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { readEmbed } from "@/lib/oembed/read-embed.server";
import { oEmbedQuerySchema, oEmbedResponseSchema } from "@/lib/oembed/schema";

export const config = { api: { bodyParser: false } };

/** What an address of this site is about, for sites that show links as cards. */
export default createHandler({
  GET: createPublicEndpoint({
    query: oEmbedQuerySchema,
    response: oEmbedResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => readEmbed(await createSystemDependencies(), query),
  }),
});
