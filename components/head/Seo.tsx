import Head from "next/head";
import { siteConfig } from "@/lib/site/config";

interface SeoProps {
  /** Title of the page without the product name, which is added here. */
  title: string;
  /** One or two sentences for search engines and link previews. */
  description: string;
  /** Address of the page from the root, e.g. `/wiki/armor`: the canonical link. */
  path: string;
  /** For pages that belong to one person or to an error. */
  noIndex?: boolean;
  /** Writes the title as it is: the home page names the product first. */
  exactTitle?: boolean;
  /** Picture of link previews, 1200 × 630 px: an address from the root. Default: the one of the whole site. */
  image?: string | undefined;
  /** As text, what the picture shows. */
  imageAlt?: string | undefined;
  /** The page says the same as this Atom feed. */
  feed?: { readonly title: string; readonly path: string } | undefined;
  /** Sites that show links as cards may ask `/api/oembed` about the page. */
  hasEmbed?: boolean | undefined;
  /** Kind of page for link previews. */
  type?: "website" | "article";
}

/** Title, description, canonical link and link preview of one page. */
export function Seo({
  title,
  description,
  path,
  noIndex = false,
  exactTitle = false,
  image = "/og.png",
  imageAlt = `Logo of ${siteConfig.name}: a cut stone with three claw marks`,
  type = "website",
  feed,
  hasEmbed = false,
}: SeoProps) {
  const fullTitle = exactTitle ? title : `${title} · ${siteConfig.name}`;
  const address = `${siteConfig.url}${path === "/" ? "" : path}`;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta key="description" name="description" content={description} />
      {noIndex ? (
        <meta key="robots" name="robots" content="noindex" />
      ) : (
        <link key="canonical" rel="canonical" href={address} />
      )}
      {feed && (
        <link
          key="feed"
          rel="alternate"
          type="application/atom+xml"
          title={feed.title}
          href={`${siteConfig.url}${feed.path}`}
        />
      )}
      {hasEmbed && (
        <link
          key="oembed"
          rel="alternate"
          type="application/json+oembed"
          title={title}
          href={`${siteConfig.url}/api/oembed?${new URLSearchParams({ url: address })}`}
        />
      )}
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:site_name" property="og:site_name" content={siteConfig.name} />
      <meta key="og:title" property="og:title" content={fullTitle} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:url" property="og:url" content={address} />
      <meta key="og:image" property="og:image" content={`${siteConfig.url}${image}`} />
      <meta key="og:image:width" property="og:image:width" content="1200" />
      <meta key="og:image:height" property="og:image:height" content="630" />
      <meta key="og:image:alt" property="og:image:alt" content={imageAlt} />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
