import { GuideArticle } from "@/components/guides/GuideArticle";
import { GuideByline } from "@/components/guides/GuideByline";
import { GuideTools } from "@/components/guides/GuideTools";
import { toGuideHead } from "@/components/guides/to-guide-head";
import { LazyVideoPlayer } from "@/components/leaderboards/run/LazyVideoPlayer";
import { ReportButton } from "@/components/reports/ReportButton";
import { RefusedPage } from "@/components/site/RefusedPage";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { GuidePageData } from "@/lib/guides/guide-page";
import { getGuidesPath } from "@/lib/guides/paths";
import { readGuidePage } from "@/lib/guides/read-guide-page.server";

export const getServerSideProps = serveContentPage<GuidePageData>((dependencies, { params }) =>
  readGuidePage(dependencies, params?.slug),
);

export default function GuidePage(props: ContentPageProps<GuidePageData>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path={getGuidesPath()} label="Guides" />;
  const { guide, toc, owner } = props.content;
  return (
    <WikiPage
      section="wiki"
      isArticle
      breadcrumb={[{ label: "Guides", href: getGuidesPath() }]}
      {...toGuideHead(guide)}
      summary={<GuideByline {...props.content} />}
      toc={toc}
    >
      <GuideArticle
        {...props.content}
        renderVideo={(video) => <LazyVideoPlayer video={video} title={`Video in “${guide.title}”`} />}
        tools={<GuideTools slug={guide.slug} owner={owner} />}
      />
      <ReportButton target={{ kind: "guide", id: guide.slug }} owner={owner} />
    </WikiPage>
  );
}
