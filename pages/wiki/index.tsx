import type { GetStaticProps } from "next";
import { SearchField } from "@/components/search/SearchField";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WikiOverview } from "@/components/wiki/overview/WikiOverview";
import { useSharedParts } from "@/hooks/search/use-shared-parts";
import { getWikiOverview } from "@/lib/wiki/overview/get-wiki-overview.server";
import type { WikiOverviewData } from "@/lib/wiki/overview/wiki-overview-data";

export const getStaticProps: GetStaticProps<WikiOverviewData> = () => ({ props: getWikiOverview() });

export default function WikiRoute(props: WikiOverviewData) {
  useSharedParts();
  return (
    <WikiPage
      title="Wiki"
      path="/wiki"
      section="wiki"
      summary="Every weapon, monster and drop, one search away."
      description="Every weapon, armor set, skill, monster, item and quest in Monster Hunter Wilds: hitzones, drop rates, upgrade trees and the latest additions."
    >
      <WikiOverview search={<SearchField />} data={props} />
    </WikiPage>
  );
}
