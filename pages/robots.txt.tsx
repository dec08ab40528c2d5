import { serveAsPage } from "@/lib/http/serve-as-page.server";
import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { siteConfig } from "@/lib/site/config";
import { formatRobotsTxt } from "@/lib/wiki/sitemap";

export const getServerSideProps = serveAsPage(
  servePublicFiles(() => ({
    key: "robots",
    file: () => ({ type: "text/plain; charset=utf-8", text: formatRobotsTxt(siteConfig.url) }),
  })),
);

export default function Robots() {
  return null;
}
