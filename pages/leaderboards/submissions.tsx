import dynamic from "next/dynamic";
import { LogPage } from "@/components/leaderboards/review/LogPage";
import { RefusedPage } from "@/components/site/RefusedPage";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { LogPageData } from "@/lib/leaderboards/page-data";
import { readLogPage } from "@/lib/leaderboards/review/read-log-page.server";

export const getServerSideProps = serveContentPage<LogPageData>((dependencies, { query }) =>
  readLogPage(dependencies, query ?? {}),
);

/** Not for visitors: it comes once somebody is signed in. */
const MyRuns = dynamic(() => import("@/components/leaderboards/run/MyRuns").then((module) => module.MyRuns), {
  ssr: false,
});

/** The public log of decisions. */
export default function SubmissionLogPage(props: ContentPageProps<LogPageData>) {
  const user = useCurrentUser();
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/leaderboards" label="Leaderboards" />;
  }
  return <LogPage key={props.content.status} {...props.content} own={user && <MyRuns />} />;
}
