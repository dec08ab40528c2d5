import type { GetStaticPaths, GetStaticProps } from "next";
import { BuildActions } from "@/components/builds/BuildActions";
import { BuildByline } from "@/components/builds/BuildByline";
import { BuildView } from "@/components/builds/BuildView";
import { buildFigures, buildToc, describeBuild } from "@/components/builds/build-head";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { buildCardPath } from "@/lib/builder/share/share-build";
import type { BuildPageData } from "@/lib/builds/build-page";
import { readBuildPage } from "@/lib/builds/build-page.server";
import { buildsPath } from "@/lib/builds/paths";

/** Builds come and go: a page is made when it is first asked for. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: "blocking" });

export const getStaticProps: GetStaticProps<BuildPageData> = async ({ params }) => {
  const page = await readBuildPage(await systemDependencies(), params?.id);
  // What is not there now may be published in a moment.
  return page ? { props: page, revalidate: 60 } : { notFound: true, revalidate: 5 };
};

export default function BuildPage(page: BuildPageData) {
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
      source="This build was written by a hunter; its figures are reckoned here."
    >
      <BuildView {...page} />
    </WikiPage>
  );
}
