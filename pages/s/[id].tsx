import { SharedBuild } from "@/components/builder/layout/SharedBuild";
import { Seo } from "@/components/head/Seo";
import { ReportButton } from "@/components/reports/ReportButton";
import { RefusedPage } from "@/components/site/RefusedPage";
import { getBuildCardPath, getBuilderPath } from "@/lib/builder/share/share-build";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { getShortLinkPath } from "@/lib/short-links/rules";
import { readShortLink, type ShortLinkPageData } from "@/lib/short-links/short-links.server";

export const getServerSideProps = serveContentPage<ShortLinkPageData>((dependencies, { params }) =>
  readShortLink(dependencies, params?.id),
);

/** A stored link. It waits for a tap, so that it can be read without the builder and reported. */
export default function ShortLinkRoute(props: ContentPageProps<ShortLinkPageData>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path="/builder" />;
  const { id, code, buffs, search, target, build } = props.content;
  const extras = { search, target };
  return (
    <>
      <Seo
        title={build.title}
        description={build.description}
        path={getShortLinkPath(id)}
        image={getBuildCardPath(code, buffs, extras)}
        imageAlt={`${build.title}: ${build.description}`}
        noIndex
      />
      <SharedBuild title={build.title} text={build.text} path={getBuilderPath(code, buffs, extras)} waits>
        <p className="mt-4">
          <ReportButton target={{ kind: "short-link", id }} owner={null} />
        </p>
      </SharedBuild>
    </>
  );
}
