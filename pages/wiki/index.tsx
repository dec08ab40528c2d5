import type { GetStaticProps } from "next";
import { SearchField } from "@/components/search/SearchOpener";
import { WikiOverview } from "@/components/wiki/door/WikiDoor";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import type { WikiOverviewData } from "@/lib/wiki/door/door";
import { getWikiOverview } from "@/lib/wiki/door/door.server";

export const getStaticProps: GetStaticProps<WikiOverviewData> = () => ({ props: getWikiOverview() });

export default function WikiRoute(props: WikiOverviewData) {
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
