import { EmbeddedBoard } from "@/components/leaderboards/board/EmbeddedBoard";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { readEmbeddedBoard } from "@/lib/leaderboards/board/read-board-view.server";
import type { EmbedPageData } from "@/lib/leaderboards/page-data";

// A table without controls: the frame needs no JavaScript.
export const config = { unstable_runtimeJS: false };

export const getServerSideProps = serveContentPage<EmbedPageData>((dependencies, { params }) =>
  readEmbeddedBoard(dependencies, params?.id),
);

/** A board for a frame of another site: the one page that may be framed. */
export default function EmbeddedBoardPage(props: ContentPageProps<EmbedPageData>) {
  if ("refused" in props) return <p>This board isn't available right now.</p>;
  return <EmbeddedBoard {...props.content} />;
}
