import type { GetStaticProps } from "next";
import { useMemo } from "react";
import { ArmorPieceList } from "@/components/wiki/armor/ArmorPieceList";
import { ArmorTabs } from "@/components/wiki/armor/ArmorTabs";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { armorPiecesPath } from "@/lib/site/wiki-paths";
import type { ArmorListData, ArmorPieceRow } from "@/lib/wiki/armor/armor-rows";
import { listArmorPieces } from "@/lib/wiki/armor/list-armor.server";
import { type PackedRows, packRows, unpackRows } from "@/lib/wiki/pack-rows";

interface ArmorPiecesPageProps {
  packed: PackedRows<ArmorPieceRow>;
  tables: Omit<ArmorListData<ArmorPieceRow>, "rows">;
  sets: number;
}

export const getStaticProps: GetStaticProps<ArmorPiecesPageProps> = () => {
  const { rows, ...tables } = listArmorPieces();
  return { props: { packed: packRows(rows), tables, sets: getCatalog().armorSets.all.length } };
};

export default function ArmorPiecesRoute({ packed, tables, sets }: ArmorPiecesPageProps) {
  const rows = useMemo(() => unpackRows(packed), [packed]);
  return (
    <WikiPage
      title="Armor pieces"
      path={armorPiecesPath}
      description="Every armor piece in Monster Hunter Wilds by skill, slot, rank, rarity, defense and resistance."
      section="armor-set"
      summary="Individual pieces, by skill or slot."
      actions={<ArmorTabs current="pieces" sets={sets} pieces={rows.length} />}
    >
      <ArmorPieceList rows={rows} {...tables} />
    </WikiPage>
  );
}
