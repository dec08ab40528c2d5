import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import { Slots } from "@/components/game/Slots";
import { GameIcon } from "@/components/ui/GameIcon";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { armorPieces } from "@/lib/catalog/codes";
import { armorPieceLabels } from "@/lib/catalog/labels";
import { createChoiceField, createSortField } from "@/lib/site/list-state";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { ArmorListData, ArmorPieceRow } from "@/lib/wiki/armor/armor-rows";
import { figureSortKeys, getArmorFields, initialArmorSort } from "@/lib/wiki/armor/get-armor-fields";
import { getArmorFilters } from "@/lib/wiki/armor/get-armor-filters";
import { getSlotRank } from "@/lib/wiki/get-slot-rank";
import { ArmorFilters } from "./ArmorFilters";
import { getArmorLevelColumns, getSkillColumn, getStatColumns } from "./armor-columns";

const sortKeys = ["name", ...figureSortKeys, "slots"] as const;
const slotLevels = ["1", "2", "3"] as const;

/** All armor pieces, to be sorted and narrowed down. */
export function ArmorPieceList(data: ArmorListData<ArmorPieceRow>) {
  const { rows, skills, bonuses } = data;
  const fields = useMemo(
    () => ({
      ...getArmorFields(skills, bonuses),
      piece: createChoiceField(armorPieces),
      slot: createChoiceField(slotLevels),
      sort: createSortField(sortKeys, initialArmorSort),
    }),
    [skills, bonuses],
  );
  const list = useListState(fields);
  const names = useSearchNames(list.state.q);
  const { sort, piece, slot, ...choice } = list.state;
  const { skill } = choice;
  const columns = useMemo(() => getColumns({ rows, skills, bonuses }, skill), [rows, skills, bonuses, skill]);
  const filters = [
    ...getArmorFilters(data, choice, names, "armor"),
    {
      key: "piece",
      label: "Piece",
      value: piece && armorPieceLabels[piece],
      test: (row: ArmorPieceRow) => row.piece === piece,
    },
    {
      key: "slot",
      label: "Slot",
      value: slot && `Level ${slot} or higher`,
      test: ({ slots }: ArmorPieceRow) => (slots[0] ?? 0) >= Number(slot),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={filters}
      noun={["piece", "pieces"]}
      field={<TextFilter label="Name or skill" value={list.state.q} onChange={(q) => list.set({ q })} />}
      rail={
        <>
          <ArmorFilters choice={choice} onChange={list.set} skills={skills} bonuses={bonuses} />
          <ChoiceFilter
            label="Piece"
            value={piece}
            options={armorPieces.map((value) => ({ value, label: armorPieceLabels[value] }))}
            onChange={(value) => list.set({ piece: value })}
          />
          <ChoiceFilter
            label="Minimum slot level"
            look="chips"
            value={slot}
            options={slotLevels.map((value) => ({ value, label: `Level ${value}` }))}
            onChange={(value) => list.set({ slot: value })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Armor pieces"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ set, id }) => getArmorPath(set, id)}
          sort={getShownSort(sort, skill, initialArmorSort)}
          onSort={(next) => list.set({ sort: next })}
        />
      )}
    </FilteredList>
  );
}

function getColumns(data: ArmorListData<ArmorPieceRow>, skill: string) {
  const { basics, resistances } = getStatColumns<ArmorPieceRow>();
  return [
    {
      key: "name",
      label: "Piece",
      phone: "title" as const,
      entity: "armor" as const,
      icon: ({ piece }: ArmorPieceRow) => <GameIcon name={piece} size={18} label={armorPieceLabels[piece]} />,
      render: ({ id, name }: ArmorPieceRow) => (
        <Name entity="armor" id={id}>
          {name}
        </Name>
      ),
      sortValue: ({ name }: ArmorPieceRow) => name,
    },
    ...getArmorLevelColumns(data, skill),
    getSkillColumn(data),
    {
      key: "slots",
      label: "Slots",
      phone: "figure" as const,
      render: ({ slots }: ArmorPieceRow) => <Slots levels={slots} kind="armor" />,
      sortValue: ({ slots }: ArmorPieceRow) => getSlotRank(slots),
    },
    ...basics,
    ...resistances,
  ];
}
