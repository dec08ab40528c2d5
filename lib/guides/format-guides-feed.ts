import { siteConfig } from "@/lib/site/config";
import { formatAtom } from "@/lib/text/format-atom";
import { getGuidesPath, guidesFeedPath } from "./paths";
import type { GuideRow } from "./schema";

/**
 * Guides as an Atom feed, in the order given.
 *
 * @param origin of the site, e.g. `https://quarry.example`
 */
export function formatGuidesAtom(guides: readonly GuideRow[], origin: string): string {
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
