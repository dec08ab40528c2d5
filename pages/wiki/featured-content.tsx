import dynamic from "next/dynamic";
import { FeaturedList } from "@/components/featured/FeaturedList";
import { RefusedPage } from "@/components/site/RefusedPage";
import { EmptyState } from "@/components/ui/EmptyState";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { readFeatured } from "@/lib/featured/read-featured.server";
import type { FeaturedResponse } from "@/lib/featured/schema";
import { isAdminOrCreator } from "@/lib/site/roles";

const path = "/wiki/featured-content";

export const getServerSideProps = serveContentPage<FeaturedResponse>(readFeatured);

const FeaturedDesk = dynamic(
  () => import("@/components/featured/FeaturedDesk").then((module) => module.FeaturedDesk),
  { ssr: false },
);

export default function FeaturedContentPage(props: ContentPageProps<FeaturedResponse>) {
  const isCreator = isAdminOrCreator(useCurrentUser());
  if ("refused" in props) return <RefusedPage reason={props.refused} path={path} label="Featured Content" />;
  const { featured } = props.content;
  return (
    <WikiPage
      title="Featured Content"
      path={path}
      section="wiki"
      icon="trophy"
      width="wide"
      summary="Builds, guides, runs and videos picked by our creators."
      description="Builds, guides, runs and videos for Monster Hunter Wilds, picked by Quarry's creators."
    >
      <h2 className="visually-hidden">Featured now</h2>
      {featured.length === 0 ? (
        <EmptyState title="Nothing is featured right now">Guides and builds are in the wiki.</EmptyState>
      ) : (
        <FeaturedList featured={featured} />
      )}
      {isCreator && <FeaturedDesk />}
    </WikiPage>
  );
}
