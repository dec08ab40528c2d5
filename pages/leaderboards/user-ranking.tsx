import { RankingPage } from "@/components/leaderboards/ranking/RankingPage";
import { RefusedPage } from "@/components/site/RefusedPage";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { RankingPageData } from "@/lib/leaderboards/page-data";
import { readRankingPage } from "@/lib/leaderboards/ranking/read-ranking-page.server";

export const getServerSideProps = serveContentPage<RankingPageData>((dependencies, { query }) =>
  readRankingPage(dependencies, query ?? {}),
);

/** All runners by points. */
export default function UserRankingPage(props: ContentPageProps<RankingPageData>) {
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/leaderboards" label="Leaderboards" />;
  }
  return <RankingPage {...props.content} />;
}
