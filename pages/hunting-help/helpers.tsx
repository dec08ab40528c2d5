import { HelpersPage } from "@/components/hunting-help/answer/HelpersPage";
import { RefusedPage } from "@/components/site/RefusedPage";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { readHelpersPage } from "@/lib/hunting-help/read-pages.server";
import type { TopHelpersResponse } from "@/lib/hunting-help/schema";

export const getServerSideProps = serveContentPage<Omit<TopHelpersResponse, "message">>((dependencies) =>
  readHelpersPage(dependencies),
);

/** Who helps most. */
export default function HelpersRoute(props: ContentPageProps<Omit<TopHelpersResponse, "message">>) {
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/hunting-help" label="Hunting Help" />;
  }
  return <HelpersPage {...props.content} />;
}
