import { BuildActions } from "@/components/builds/BuildActions";
import { BuildByline } from "@/components/builds/BuildByline";
import { BuildView } from "@/components/builds/BuildView";
import { buildFigures, buildToc, describeBuild } from "@/components/builds/build-head";
import { RefusedPage } from "@/components/site/RefusedPage";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { buildCardPath } from "@/lib/builder/share/share-build";
import type { BuildPageData } from "@/lib/builds/build-page";
import { readBuildPage } from "@/lib/builds/build-page.server";
import { buildsPath } from "@/lib/builds/paths";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";

export const getServerSideProps = serveContentPage<BuildPageData>((dependencies, { params }) =>
  readBuildPage(dependencies, params?.id),
);

export default function BuildPage(props: ContentPageProps<BuildPageData>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path={buildsPath()} />;
  const page = props.content;
  const { build, author } = page;
  return (
    <WikiPage
      title={build.title}
      path={buildsPath(build.id)}
      section="tools"
      icon={build.weapon}
      breadcrumb={[{ label: "Builds", href: buildsPath() }]}
      summary={<BuildByline {...page} />}
      description={describeBuild(page)}
      image={buildCardPath(build.code)}
      imageAlt={`The build "${build.title}" by ${author.displayName} as a card`}
      figures={buildFigures(page)}
      actions={<BuildActions build={build} />}
      toc={buildToc(page)}
      source="Player-made build; stats are calculated by Quarry."
    >
      <BuildView {...page} />
    </WikiPage>
  );
}
