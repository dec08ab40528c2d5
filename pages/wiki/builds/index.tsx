import type { GetStaticProps } from "next";
import type { BuildFilterNames } from "@/components/builds/BuildFilters";
import { BuildsBrowser } from "@/components/builds/BuildsBrowser";
import { ActionLink } from "@/components/ui/Action";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { buildFilterNames } from "@/lib/builds/filter-names.server";
import { buildsPath } from "@/lib/builds/paths";

export const getStaticProps: GetStaticProps<BuildFilterNames> = () => ({ props: buildFilterNames() });

export default function BuildsPage(names: BuildFilterNames) {
  return (
    <WikiPage
      title="Builds"
      path={buildsPath()}
      section="tools"
      width="wide"
      summary="Whole loadouts that hunters published, for a weapon, a monster or a skill. Open one in the builder and make it yours."
      description="Published Monster Hunter Wilds builds by weapon, monster, skill and game version, with their skills and figures, notes and likes. Open any of them in the builder."
      imageAlt="Quarry's builds: an icon on layers of rock"
      actions={
        <ActionLink href="/builder" weight="filled">
          Make a build
        </ActionLink>
      }
      source="Builds are written by hunters; their figures are reckoned here."
    >
      <BuildsBrowser {...names} />
    </WikiPage>
  );
}
