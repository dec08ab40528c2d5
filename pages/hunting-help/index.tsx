import dynamic from "next/dynamic";
import { RequestBoard } from "@/components/hunting-help/request/RequestBoard";
import { RefusedPage } from "@/components/site/RefusedPage";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { RequestBoardData } from "@/lib/hunting-help/page-data";
import { readRequestBoard } from "@/lib/hunting-help/read-pages.server";

export const getServerSideProps = serveContentPage<RequestBoardData>((dependencies, { query }) =>
  readRequestBoard(dependencies, query ?? {}),
);

/** Not for visitors: it comes once somebody is signed in. */
const OwnRequests = dynamic(
  () => import("@/components/hunting-help/request/OwnRequests").then((module) => module.OwnRequests),
  { ssr: false },
);

/** The board of help requests. */
export default function HuntingHelpPage(props: ContentPageProps<RequestBoardData>) {
  const user = useCurrentUser();
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/hunting-help" label="Hunting Help" />;
  }
  const { content } = props;
  return <RequestBoard {...content} own={user && <OwnRequests uid={user.uid} now={content.now} />} />;
}
