import { createHandler } from "@/lib/api/create-handler.server";
import { guidesSitemapEndpoint } from "@/lib/guides/serve-guides-feed.server";
import { serveAsPage } from "@/lib/http/serve-as-page.server";

/** The pages of published guides. */
export const getServerSideProps = serveAsPage(createHandler({ GET: guidesSitemapEndpoint }));

export default function GuidesSitemap() {
  return null;
}
