import { siteConfig } from "./config";

/**
 * Where a link leads within the site, from the root, with query and fragment.
 *
 * @param href as a stranger wrote it: from the root, or an absolute address
 * @returns `null` for every other address, and for the API, which has no pages
 */
export function toSitePath(href: string | undefined): string | null {
  // Without a leading slash or a scheme it would depend on the page that shows the link.
  if (!href || !/^(?:\/|https?:)/i.test(href)) return null;
  // The browser's own rules decide: "//host" and "/\host" lead to another site.
  const url = parseAddress(href);
  if (!url || url.origin !== new URL(siteConfig.url).origin || url.username !== "") return null;
  return url.pathname.startsWith("/api/") ? null : `${url.pathname}${url.search}${url.hash}`;
}

function parseAddress(href: string): URL | null {
  try {
    return new URL(href, siteConfig.url);
  } catch {
    return null;
  }
}
