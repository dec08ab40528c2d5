import { FollowButton } from "@/components/follows/FollowButton";
import { BoardPage } from "@/components/leaderboards/board/BoardPage";
import { RefusedPage } from "@/components/site/RefusedPage";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { readBoardView } from "@/lib/leaderboards/board/read-board-view.server";
import type { BoardPageData } from "@/lib/leaderboards/page-data";

export const getServerSideProps = serveContentPage<BoardPageData>((dependencies, { query }) =>
  readBoardView(dependencies, query ?? {}),
);

/** One board, named by the address. */
export default function LeaderboardOverviewPage(props: ContentPageProps<BoardPageData>) {
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/leaderboards" label="Leaderboards" />;
  }
  const { id, quest } = props.content;
  const follow = <FollowButton follow={`quest:${quest.id}`} name={quest.name} />;
  return <BoardPage key={id} {...props.content} follow={follow} />;
}
