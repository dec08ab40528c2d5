import type { GetStaticProps } from "next";
import { CharmList } from "@/components/wiki/charms/CharmList";
import { Pills } from "@/components/wiki/kit/Pills";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { listCharms } from "@/lib/wiki/charms/list-charms.server";
import type { CharmList as Charms } from "@/lib/wiki/charms/types";
import { charmPath, talismansPath } from "@/lib/wiki/paths";

export const getStaticProps: GetStaticProps<Charms> = () => ({ props: listCharms() });

export default function CharmsPage(charms: Charms) {
  return (
    <WikiPage
      title="Charms"
      path={charmPath()}
      section="charms"
      width="wide"
      summary="Charms that the smithy makes, family by family."
      description="Every craftable charm of Monster Hunter Wilds by family: skills, upgrades, rarity, materials and zenny of each step and of the whole path."
      actions={<Pills label="See also" links={[{ href: talismansPath, label: "Appraised talismans" }]} />}
    >
      <CharmList {...charms} />
    </WikiPage>
  );
}
