import type { GetStaticProps } from "next";
import { ArmorSetList } from "@/components/wiki/armor/ArmorSetList";
import { ArmorTabs } from "@/components/wiki/armor/ArmorTabs";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { ArmorListData, ArmorSetRow } from "@/lib/wiki/armor/armor-rows";
import { listArmorSets } from "@/lib/wiki/armor/list-armor.server";

interface ArmorPageProps {
  data: ArmorListData<ArmorSetRow>;
  pieces: number;
}

export const getStaticProps: GetStaticProps<ArmorPageProps> = () => ({
  props: { data: listArmorSets(), pieces: getCatalog().armor.all.length },
});

export default function ArmorRoute({ data, pieces }: ArmorPageProps) {
  return (
    <WikiPage
      title="Armor"
      path={getArmorPath()}
      description="Every armor set in Monster Hunter Wilds with defense, resistances, skills, set bonuses and group skills, low and high rank."
      section="armor-set"
      summary="Armor sets with total skills."
      actions={<ArmorTabs current="sets" sets={data.rows.length} pieces={pieces} />}
    >
      <ArmorSetList {...data} />
    </WikiPage>
  );
}
