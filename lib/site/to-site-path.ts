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
  // Cut off its host, `https://this.site//evil.example` would lead to evil.example.
  return /^\/(?:\/|api\/)/.test(url.pathname) ? null : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The host of the other site that a link leads to, as browsers resolve it on a page of this one: `//host` and whatever
 * else they complete included.
 *
 * @param href as a stranger wrote it
 * @returns `null` for what leads to no other site
 */
export function getOutsideHost(href: string | undefined): string | null {
  const url = href ? parseAddress(href) : null;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  return url.host === new URL(siteConfig.url).host ? null : url.host;
}

function parseAddress(href: string): URL | null {
  try {
    return new URL(href, siteConfig.url);
  } catch {
    return null;
  }
}
