import { createRoutes } from "@/lib/api/create-routes.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { oEmbedCalls } from "@/lib/oembed/api";
import { readEmbed } from "@/lib/oembed/read-embed.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(oEmbedCalls, {
  read: { run: ({ query, dependencies }) => readEmbed(dependencies, query), cache: contentCacheControl },
});
