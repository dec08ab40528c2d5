import { QuestsPage } from "@/components/leaderboards/board/QuestsPage";
import { RefusedPage } from "@/components/site/RefusedPage";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { readQuestsPage } from "@/lib/leaderboards/board/read-quests-page.server";
import type { QuestsPageData } from "@/lib/leaderboards/page-data";

export const getServerSideProps = serveContentPage<QuestsPageData>((dependencies) =>
  readQuestsPage(dependencies),
);

/** Every quest with its record. */
export default function LeaderboardsPage(props: ContentPageProps<QuestsPageData>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path="/wiki/quests" label="Quests" />;
  return <QuestsPage {...props.content} />;
}
