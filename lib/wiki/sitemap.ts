import { escapeXml } from "@/lib/text/escape-xml";

/** Most addresses that the sitemap protocol allows in one file (sitemaps.org, 50,000). */
export const maxSitemapUrls = 50_000;

/**
 * A sitemap after sitemaps.org.
 *
 * @param origin address of the site without a trailing slash
 * @param paths paths from the root, `/` for home
 * @param updated ISO date of the content
 * @throws RangeError above `maxSitemapUrls`
 */
export function formatSitemap(origin: string, paths: readonly string[], updated: string): string {
  if (paths.length > maxSitemapUrls)
    throw new RangeError(`${paths.length} addresses need more than one file.`);
  const urls = paths.map((path) => {
    const address = escapeXml(`${origin}${path === "/" ? "" : path}`);
    return `<url><loc>${address}</loc><lastmod>${updated}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Robots may read every page; calls and personal pages are not for an index. */
export function formatRobotsTxt(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/user",
    "Disallow: /api/embedded",
    "Disallow: /user/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap-guides.xml`,
    "",
  ].join("\n");
}
