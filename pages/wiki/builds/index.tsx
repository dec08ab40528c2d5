import type { BuildFilterNames } from "@/components/builds/BuildFilters";
import { BuildsBrowser } from "@/components/builds/BuildsBrowser";
import { RefusedPage } from "@/components/site/RefusedPage";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import type { BuildListPage } from "@/lib/builds/list-fields";
import { buildsFeedPath, getBuildsPath } from "@/lib/builds/paths";
import { getBuildFilterNames, readBuildListPage } from "@/lib/builds/read-list-page.server";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { getQuery } from "@/lib/site/address-query";

interface BuildsPageData extends BuildFilterNames {
  first: BuildListPage | null;
}

export const getServerSideProps = serveContentPage<BuildsPageData>(async (dependencies, { resolvedUrl }) => ({
  ...getBuildFilterNames(),
  first: await readBuildListPage(dependencies, getQuery(resolvedUrl)),
}));

export default function BuildsPage(props: ContentPageProps<BuildsPageData>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path={getBuildsPath()} />;
  return (
    <WikiPage
      title="Builds"
      path={getBuildsPath()}
      section="tools"
      feed={{ title: "New builds", path: buildsFeedPath }}
      summary="Loadouts published by players, filtered by weapon, monster or skill. Open one in the builder to make it your own."
      description="Monster Hunter Wilds builds by weapon, monster, skill and game version, with skills, stats, notes and likes. Open any of them in the builder."
      imageAlt="Quarry's builds: an icon on layers of rock"
      actions={
        <ButtonLink href="/builder" variant="filled">
          Create a build
        </ButtonLink>
      }
      source="Builds are made by players; stats are calculated by Quarry."
    >
      <BuildsBrowser {...props.content} />
    </WikiPage>
  );
}
