import type { GetStaticProps } from "next";
import type { BuildFilterNames } from "@/components/builds/BuildFilters";
import { BuildsBrowser } from "@/components/builds/BuildsBrowser";
import { ButtonLink } from "@/components/ui/Button";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getBuildFilterNames } from "@/lib/builds/get-filter-names.server";
import { getBuildsPath } from "@/lib/builds/paths";

export const getStaticProps: GetStaticProps<BuildFilterNames> = () => ({ props: getBuildFilterNames() });

export default function BuildsPage(names: BuildFilterNames) {
  return (
    <WikiPage
      title="Builds"
      path={getBuildsPath()}
      section="tools"
      width="wide"
      summary="Loadouts published by players, filtered by weapon, monster or skill. Open one in the builder to make it your own."
      description="Monster Hunter Wilds builds by weapon, monster, skill and game version, with skills, stats, notes and likes. Open any of them in the builder."
      imageAlt="Quarry's builds: an icon on layers of rock"
      actions={
        <ButtonLink href="/builder" look="filled">
          Create a build
        </ButtonLink>
      }
      source="Builds are made by players; stats are calculated by Quarry."
    >
      <BuildsBrowser {...names} />
    </WikiPage>
  );
}
