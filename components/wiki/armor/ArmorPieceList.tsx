import { useMemo } from "react";
import { createNameColumn } from "@/components/game/columns";
import { Slots } from "@/components/game/Slots";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { GameIcon } from "@/components/ui/GameIcon";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { createSlotFacet } from "@/components/wiki/kit/slot-facet";
import { useListState } from "@/hooks/ui/use-list-state";
import { armorPieces } from "@/lib/catalog/codes";
import { armorPieceLabels } from "@/lib/catalog/labels";
import { createSortField } from "@/lib/site/list-state";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { ArmorListData, ArmorPieceRow } from "@/lib/wiki/armor/armor-rows";
import { getSlotRank } from "@/lib/wiki/get-slot-rank";
import { getArmorLevelColumns, getSkillColumn, getStatColumns } from "./armor-columns";
import { createArmorFacets, figureSortKeys, initialArmorSort } from "./armor-facets";

const sortField = createSortField(["name", ...figureSortKeys, "slots"], initialArmorSort);
const { oneOf } = createFacets<ArmorPieceRow>();

/** All armor pieces, to be sorted and narrowed down. */
export function ArmorPieceList(data: ArmorListData<ArmorPieceRow>) {
  const { rows, skills, bonuses } = data;
  const facets = useMemo(
    () => ({
      ...createArmorFacets<ArmorPieceRow>({ skills, bonuses }, "armor"),
      piece: oneOf({
        label: "Piece",
        options: toOptions(armorPieces, armorPieceLabels),
        has: (row, piece) => row.piece === piece,
      }),
      slot: createSlotFacet<ArmorPieceRow>(),
    }),
    [skills, bonuses],
  );
  const list = useListState(useMemo(() => ({ ...getFacetFields(facets), sort: sortField }), [facets]));
  const { skill, sort } = list.state;
  const columns = useMemo(() => getColumns({ rows, skills, bonuses }, skill), [rows, skills, bonuses, skill]);
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["piece", "pieces"]}
      caption="Armor pieces"
      columns={columns}
      rowHref={({ set, id }) => getArmorPath(set, id)}
      sort={getShownSort(sort, skill, initialArmorSort)}
    />
  );
}

function getColumns(data: ArmorListData<ArmorPieceRow>, skill: string) {
  const { defense, basics, resistances } = getStatColumns<ArmorPieceRow>();
  return [
    {
      ...createNameColumn<ArmorPieceRow>("armor", "Piece"),
      icon: ({ piece }: ArmorPieceRow) => <GameIcon name={piece} size={18} label={armorPieceLabels[piece]} />,
    },
    ...getArmorLevelColumns(data, skill),
    {
      key: "slots",
      label: "Slots",
      phone: "figure" as const,
      render: ({ slots }: ArmorPieceRow) => <Slots levels={slots} kind="armor" />,
      sortValue: ({ slots }: ArmorPieceRow) => getSlotRank(slots),
    },
    defense,
    getSkillColumn(data),
    ...basics,
    ...resistances,
  ];
}
