import type { GetStaticProps } from "next";
import { Pills } from "@/components/ui/Pills";
import { CharmList } from "@/components/wiki/charms/CharmList";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getCharmPath, talismansPath } from "@/lib/site/wiki-paths";
import type { CharmListData as Charms } from "@/lib/wiki/charms/charm-types";
import { listCharms } from "@/lib/wiki/charms/list-charms.server";

export const getStaticProps: GetStaticProps<Charms> = () => ({ props: listCharms() });

export default function CharmsRoute(charms: Charms) {
  return (
    <WikiPage
      title="Charms"
      path={getCharmPath()}
      section="charm"
      summary="Craftable charms by series."
      description="Every craftable charm in Monster Hunter Wilds by series: skills, upgrades, rarity, materials and total cost."
      actions={<Pills label="See also" links={[{ href: talismansPath, label: "Appraised talismans" }]} />}
    >
      <CharmList {...charms} />
    </WikiPage>
  );
}
