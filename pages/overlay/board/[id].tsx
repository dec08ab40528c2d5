import { BoardOverlay } from "@/components/leaderboards/board/BoardOverlay";
import { OverlayFrame } from "@/components/site/OverlayFrame";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { getBoardOverlayPath } from "@/lib/leaderboards/board/board-paths";
import { readBoardOverlay } from "@/lib/leaderboards/board/read-board-view.server";
import type { OverlayPageData } from "@/lib/leaderboards/page-data";

export const getServerSideProps = serveContentPage<OverlayPageData>((dependencies, { params, query }) =>
  readBoardOverlay(dependencies, { ...query, ...params }),
);

/** A board to be laid over a video. */
export default function BoardOverlayRoute(props: ContentPageProps<OverlayPageData>) {
  // Over somebody's stream, an excuse of ours has no place.
  if ("refused" in props) return null;
  const { board, title } = props.content;
  return (
    <OverlayFrame title={title} path={getBoardOverlayPath(board.id)}>
      <BoardOverlay {...props.content} />
    </OverlayFrame>
  );
}
