import { FeaturedBody } from "@/components/featured/FeaturedBody";
import { RefusedPage } from "@/components/site/RefusedPage";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { readFeatured } from "@/lib/featured/read-featured.server";
import type { FeaturedResponse } from "@/lib/featured/schema";

const path = "/wiki/featured-content";

export const getServerSideProps = serveContentPage<FeaturedResponse>(readFeatured);

export default function FeaturedContentPage(props: ContentPageProps<FeaturedResponse>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path={path} label="Featured Content" />;
  return (
    <WikiPage
      title="Featured Content"
      path={path}
      section="wiki"
      icon="trophy"
      summary="Builds, guides, runs and videos picked by our creators."
      description="Builds, guides, runs and videos for Monster Hunter Wilds, picked by Quarry's creators."
    >
      <FeaturedBody featured={props.content.featured} />
    </WikiPage>
  );
}
