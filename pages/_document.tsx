import { Head, Html, Main, NextScript } from "next/document";
import { earlyClickScript } from "@/lib/paint/early-clicks";
import { isPaintPlain } from "@/lib/paint/paint";
import { siteConfig } from "@/lib/site/config";
import { versionMeta } from "@/lib/site/data-version";
import { defaultPrimaryChoice, prePaintScript } from "@/lib/site/pre-paint";
import { trustScript } from "@/lib/site/trusted-types";
import { getSearchVersion } from "@/lib/wiki-search/get-search-files.server";

/**
 * The frame of the HTML. The first inline script says what may become a script, the second one sets scheme, accent and
 * session hint before the first paint, the third one keeps what is clicked before scripts are there.
 */
export default function Document() {
  return (
    <Html
      lang="en"
      data-mantine-color-scheme="dark"
      data-primary={defaultPrimaryChoice}
      suppressHydrationWarning
    >
      <Head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: trustScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: prePaintScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash. */}
        {!isPaintPlain && <script dangerouslySetInnerHTML={{ __html: earlyClickScript }} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Requested with this version, the index of the search and the names in other languages are cached for good. */}
        <meta name={versionMeta} content={getSearchVersion()} />
        <link rel="manifest" href="/site.webmanifest" />
        {siteConfig.adAccount && <meta name="google-adsense-account" content={siteConfig.adAccount} />}
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
