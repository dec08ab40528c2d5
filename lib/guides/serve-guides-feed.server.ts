import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { atomType, sendOpenText } from "@/lib/http/send-text.server";
import { siteConfig } from "@/lib/site/config";
import { formatAtom } from "@/lib/text/format-atom";
import { formatSitemap } from "@/lib/wiki/sitemap";
import { listGuideSlugs, listGuides } from "./list-guides.server";
import { getGuidesPath, guidesFeedPath } from "./paths";
import type { GuideRow } from "./schema";

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

/**
 * Guides as an Atom feed, in the order given.
 *
 * @param origin of the site, e.g. `https://quarry.example`
 */
function formatGuidesAtom(guides: readonly GuideRow[], origin: string): string {
  return formatAtom({
    title: `${siteConfig.name} guides`,
    address: `${origin}${getGuidesPath()}`,
    self: `${origin}${guidesFeedPath}`,
    entries: guides.map(({ slug, title, summary, author, updatedAt, publishedAt }) => ({
      address: `${origin}${getGuidesPath(slug)}`,
      title,
      summary,
      published: publishedAt ?? updatedAt,
      updated: updatedAt,
      author: author?.displayName ?? siteConfig.name,
    })),
  });
}
