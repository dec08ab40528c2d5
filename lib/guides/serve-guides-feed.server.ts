import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { siteConfig } from "@/lib/site/config";
import { formatGuidesAtom } from "./format-guides-feed";
import { listGuides } from "./list-guides.server";

/** The latest 25 guides as an Atom feed, from any origin. */
export const guidesFeedEndpoint: Endpoint = {
  isPublic: true,
  answer: async (request, response) => {
    const { guides } = await listGuides(await createSystemDependencies(), {});
    const text = formatGuidesAtom(guides, siteConfig.url);
    response.setHeader("Content-Type", "application/atom+xml; charset=utf-8");
    response.setHeader("Content-Length", Buffer.byteLength(text));
    response.setHeader("Cache-Control", contentCacheControl);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.end(request.method === "HEAD" ? undefined : text);
  },
};
