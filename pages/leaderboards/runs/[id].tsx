import dynamic from "next/dynamic";
import { BuildChip } from "@/components/builds/BuildChip";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { HiddenRunPage, RunPage } from "@/components/leaderboards/run/RunPage";
import { ReportButton } from "@/components/reports/ReportButton";
import { RefusedPage } from "@/components/site/RefusedPage";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { RunPageData } from "@/lib/leaderboards/page-data";
import { readRunPage } from "@/lib/leaderboards/run/read-run-page.server";

export const getServerSideProps = serveContentPage<RunPageData>(async (dependencies, { params, res }) => {
  const page = await readRunPage(dependencies, params?.id);
  // Its hunters see more here, so that there is a page; for everybody else it is missing.
  if (page && !page.shown) res.statusCode = 404;
  return page;
});

/** Not for visitors: it comes once somebody is signed in. */
const RunViewer = dynamic(
  () => import("@/components/leaderboards/run/RunViewer").then((module) => module.RunViewer),
  { ssr: false },
);

/** One verified run. */
export default function RunRoute(props: ContentPageProps<RunPageData>) {
  const user = useCurrentUser();
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/leaderboards" label="Leaderboards" />;
  }
  const { id, shown } = props.content;
  const viewer = user && <RunViewer id={id} />;
  if (!shown) return <HiddenRunPage key={id} id={id} viewer={viewer} />;
  const buildChip = shown.build && <BuildChip build={shown.build} />;
  const [submitter] = shown.run.players;
  const report = (
    <>
      <ReportButton target={{ kind: "run", id }} owner={submitter?.uid ?? null} />
      <SeenCitedGuides key={id} kind="run" id={id} />
    </>
  );
  return <RunPage key={id} {...shown} buildChip={buildChip} viewer={viewer} report={report} />;
}
