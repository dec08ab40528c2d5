import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { siteConfig } from "@/lib/site/config";
import { formatRobotsTxt } from "@/lib/wiki/sitemap";

export const config = { api: { bodyParser: false } };

/** `/robots.txt`. */
export default servePublicFiles(() => ({
  key: "robots",
  file: () => ({ type: "text/plain; charset=utf-8", text: formatRobotsTxt(siteConfig.url) }),
}));
