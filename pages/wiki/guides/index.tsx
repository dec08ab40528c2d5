import { GuideList } from "@/components/guides/GuideList";
import { WriteGuide } from "@/components/guides/GuideTools";
import { RefusedPage } from "@/components/site/RefusedPage";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { GuideListData } from "@/lib/guides/list-page";
import { getGuidesPath, guidesFeedPath } from "@/lib/guides/paths";
import { readGuideListPage } from "@/lib/guides/read-list-page.server";

export const getServerSideProps = serveContentPage<GuideListData>((dependencies, { query }) =>
  readGuideListPage(dependencies, query ?? {}),
);

export default function GuidesPage(props: ContentPageProps<GuideListData>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path={getGuidesPath()} label="Guides" />;
  return (
    <WikiPage
      title="Guides"
      path={getGuidesPath()}
      section="wiki"
      feed={{ title: "New guides", path: guidesFeedPath }}
      summary="How the game works and how to play it, with current figures from the wiki."
      description="Monster Hunter Wilds guides: weapons, damage, hitzones, skills, decorations and farming, with live figures."
    >
      <GuideList {...props.content} tools={<WriteGuide />} />
    </WikiPage>
  );
}
