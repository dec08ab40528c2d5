import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { atomType, sendOpenText } from "@/lib/http/send-text.server";
import { siteConfig } from "@/lib/site/config";
import { formatSitemap } from "@/lib/wiki/sitemap";
import { formatGuidesAtom } from "./format-guides-feed";
import { listGuideSlugs, listGuides } from "./list-guides.server";
import { getGuidesPath } from "./paths";

/** The latest 25 guides as an Atom feed, from any origin. */
export const guidesFeedEndpoint: Endpoint = {
  isPublic: true,
  shapes: {},
  answer: async (request, response) => {
    const { guides } = await listGuides(await createSystemDependencies(), {});
    const text = formatGuidesAtom(guides, siteConfig.url);
    sendOpenText(request, response, { type: atomType, text, cache: contentCacheControl });
  },
};

/** A sitemap of published guides. */
export const guidesSitemapEndpoint: Endpoint = {
  isPublic: true,
  answer: async (request, response) => {
    const { slugs, updated } = await listGuideSlugs(await createSystemDependencies());
    const paths = slugs.map((slug) => getGuidesPath(slug));
    const text = formatSitemap(siteConfig.url, paths, updated);
    sendOpenText(request, response, { type: "application/xml", text, cache: contentCacheControl });
  },
};
