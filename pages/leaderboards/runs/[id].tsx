import { BuildChip } from "@/components/builds/BuildChip";
import { HiddenRunPage, RunPage } from "@/components/leaderboards/run/RunPage";
import { RefusedPage } from "@/components/site/RefusedPage";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { RunPageData } from "@/lib/leaderboards/page-data";
import { readRunPage } from "@/lib/leaderboards/read-run-page.server";

export const getServerSideProps = serveContentPage<RunPageData>(async (dependencies, { params, res }) => {
  const page = await readRunPage(dependencies, params?.id);
  // Its hunters see more here, so that there is a page; for everybody else it is missing.
  if (page && !page.shown) res.statusCode = 404;
  return page;
});

/** One verified run. */
export default function RunRoute(props: ContentPageProps<RunPageData>) {
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/leaderboards" label="Leaderboards" />;
  }
  const { id, shown } = props.content;
  if (!shown) return <HiddenRunPage key={id} id={id} />;
  return <RunPage key={id} {...shown} buildChip={shown.build && <BuildChip build={shown.build} />} />;
}
