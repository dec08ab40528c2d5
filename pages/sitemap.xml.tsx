import { serveAsPage } from "@/lib/http/serve-as-page.server";
import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { siteConfig } from "@/lib/site/config";
import { factsUpdated } from "@/lib/site/game-version";
import { listAllPaths } from "@/lib/wiki/list-all-paths.server";
import { formatSitemap } from "@/lib/wiki/sitemap";

/** Every public page. */
export const getServerSideProps = serveAsPage(
  servePublicFiles(() => ({
    key: "sitemap",
    file: () => ({
      type: "application/xml; charset=utf-8",
      text: formatSitemap(siteConfig.url, listAllPaths(), factsUpdated),
    }),
  })),
);

export default function Sitemap() {
  return null;
}
