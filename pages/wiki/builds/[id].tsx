import { BuildActions } from "@/components/builds/BuildActions";
import { BuildByline } from "@/components/builds/BuildByline";
import { BuildView } from "@/components/builds/BuildView";
import { describeBuild, getBuildToc } from "@/components/builds/build-head";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { ReportButton } from "@/components/reports/ReportButton";
import { RefusedPage } from "@/components/site/RefusedPage";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getBuildCardPath } from "@/lib/builder/share/share-build";
import type { BuildPageData } from "@/lib/builds/build-page";
import { getBuildOverlayPath, getBuildsPath } from "@/lib/builds/paths";
import { readBuildPage } from "@/lib/builds/read-build-page.server";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";

export const getServerSideProps = serveContentPage<BuildPageData>((dependencies, { params }) =>
  readBuildPage(dependencies, params?.id),
);

export default function BuildPage(props: ContentPageProps<BuildPageData>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path={getBuildsPath()} />;
  const page = props.content;
  const { build, author } = page;
  return (
    <WikiPage
      title={build.title}
      path={getBuildsPath(build.id)}
      section="tools"
      icon={build.weapon}
      breadcrumb={[{ label: "Builds", href: getBuildsPath() }]}
      summary={<BuildByline {...page} />}
      description={describeBuild(page)}
      image={getBuildCardPath(build.code)}
      hasEmbed
      imageAlt={`The build "${build.title}" by ${author.displayName} as a card`}
      actions={<BuildActions build={build} />}
      toc={getBuildToc(page)}
      source="Player-made build; stats are calculated by Quarry."
    >
      <BuildView {...page} />
      <SeenCitedGuides key={build.id} kind="build" id={build.id} />
      <div className="mt-5 flex flex-wrap items-center gap-y-2 gap-x-5">
        <a className="text-14 leading-5 underline" href={getBuildOverlayPath(build.id)}>
          Overlay for OBS
        </a>
        <ReportButton target={{ kind: "build", id: build.id }} owner={build.owner} />
      </div>
    </WikiPage>
  );
}
