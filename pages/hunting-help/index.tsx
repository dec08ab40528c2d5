import dynamic from "next/dynamic";
import { BoardPage } from "@/components/hunting-help/request/BoardPage";
import { RefusedPage } from "@/components/site/RefusedPage";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { BoardPageData } from "@/lib/hunting-help/page-data";
import { readBoardPage } from "@/lib/hunting-help/read-pages.server";

export const getServerSideProps = serveContentPage<BoardPageData>((dependencies, { query }) =>
  readBoardPage(dependencies, query ?? {}),
);

/** Not for visitors: it comes once somebody is signed in. */
const OwnRequests = dynamic(
  () => import("@/components/hunting-help/request/OwnRequests").then((module) => module.OwnRequests),
  { ssr: false },
);

/** The board of help requests. */
export default function HuntingHelpPage(props: ContentPageProps<BoardPageData>) {
  const user = useCurrentUser();
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/hunting-help" label="Hunting Help" />;
  }
  const { content } = props;
  return <BoardPage {...content} own={user && <OwnRequests uid={user.uid} now={content.now} />} />;
}
