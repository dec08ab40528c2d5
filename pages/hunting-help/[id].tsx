import dynamic from "next/dynamic";
import { BuildChip } from "@/components/builds/BuildChip";
import { RequestPage } from "@/components/hunting-help/request/RequestPage";
import { ReportButton } from "@/components/reports/ReportButton";
import { RefusedPage } from "@/components/site/RefusedPage";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { RequestPageData } from "@/lib/hunting-help/page-data";
import { readRequestPage } from "@/lib/hunting-help/read-pages.server";

export const getServerSideProps = serveContentPage<RequestPageData>((dependencies, { params }) =>
  readRequestPage(dependencies, params?.id),
);

/** For answers, which visitors do not write. */
const OwnBuildField = dynamic(
  () => import("@/components/builds/OwnBuildField").then((module) => module.OwnBuildField),
  { ssr: false },
);

/** One help request. */
export default function RequestRoute(props: ContentPageProps<RequestPageData>) {
  const user = useCurrentUser();
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/hunting-help" label="Hunting Help" />;
  }
  const { content } = props;
  return (
    <RequestPage
      key={content.request.id}
      {...content}
      user={user}
      BuildChip={BuildChip}
      BuildField={OwnBuildField}
      ReportButton={ReportButton}
    />
  );
}
