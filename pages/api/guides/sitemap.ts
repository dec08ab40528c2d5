import { createHandler } from "@/lib/api/create-handler.server";
import { guidesSitemapEndpoint } from "@/lib/guides/serve-guides-feed.server";

export const config = { api: { bodyParser: false } };

/** `/sitemap-guides.xml`: the pages of published guides. */
export default createHandler({ GET: guidesSitemapEndpoint });
