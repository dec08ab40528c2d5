import type { GetStaticProps } from "next";
import { LayeredList } from "@/components/wiki/armor/LayeredList";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { layeredArmorPath } from "@/lib/site/wiki-paths";
import type { LayeredRow } from "@/lib/wiki/layered-armor/layered-row";

interface Props {
  rows: readonly LayeredRow[];
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    rows: getCatalog()
      .layeredArmor.all.map(({ id, name, pieces, armorSet, from }) => ({ id, name, pieces, armorSet, from }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
  },
});

export default function LayeredArmorRoute({ rows }: Props) {
  return (
    <WikiPage
      title="Layered Armor"
      path={layeredArmorPath}
      section="armor-set"
      summary="Armor for looks alone: forging a piece of armor unlocks its looks, and some series are downloads."
      description="All 162 series of layered armor in Monster Hunter Wilds with their 612 pieces, and whether forging the armor or a download gives them."
      record="layered-armor"
      source="The game data names the series. The texts with the names of single pieces are not in it."
    >
      <LayeredList rows={rows} />
    </WikiPage>
  );
}
