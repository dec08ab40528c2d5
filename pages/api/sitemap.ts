import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { siteConfig } from "@/lib/site/config";
import { factsUpdated } from "@/lib/site/game-version";
import { listAllPaths } from "@/lib/wiki/list-all-paths.server";
import { formatSitemap } from "@/lib/wiki/sitemap";

export const config = { api: { bodyParser: false } };

/** `/sitemap.xml`: every public page. */
export default servePublicFiles(() => ({
  key: "sitemap",
  file: () => ({
    type: "application/xml; charset=utf-8",
    text: formatSitemap(siteConfig.url, listAllPaths(), factsUpdated),
  }),
}));
