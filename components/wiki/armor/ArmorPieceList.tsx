import { useMemo } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import { ChoiceFilter } from "@/components/wiki/kit/ChoiceFilter";
import { DataTable } from "@/components/wiki/kit/DataTable";
import { ListPage } from "@/components/wiki/kit/ListPage";
import { Name } from "@/components/wiki/kit/Name";
import { Slots } from "@/components/wiki/kit/Slots";
import { useListState } from "@/hooks/ui/use-list-state";
import { armorPieces } from "@/lib/catalog/codes";
import { armorPieceWords } from "@/lib/catalog/vocabulary";
import { choiceField, sortField } from "@/lib/site/list-state";
import { armorPath } from "@/lib/site/wiki-paths";
import { armorFields, figureSortKeys } from "@/lib/wiki/armor/list-fields";
import { armorFilters } from "@/lib/wiki/armor/list-filters";
import type { ArmorListData, ArmorPieceRow } from "@/lib/wiki/armor/rows";
import { slotRank } from "@/lib/wiki/slot-rank";
import { ArmorFilters } from "./ArmorFilters";
import { figureColumns, skillColumn } from "./armor-columns";

const sortKeys = ["name", ...figureSortKeys, "slots"] as const;
const slotLevels = ["1", "2", "3"] as const;

/** All armor pieces, to be sorted and narrowed down. */
export function ArmorPieceList(data: ArmorListData<ArmorPieceRow>) {
  const { rows, skills, bonuses } = data;
  const fields = useMemo(
    () => ({
      ...armorFields(skills, bonuses),
      piece: choiceField(armorPieces),
      slot: choiceField(slotLevels),
      sort: sortField(sortKeys, { key: "rarity", direction: "desc" }),
    }),
    [skills, bonuses],
  );
  const list = useListState(fields);
  const { sort, piece, slot, ...choice } = list.state;
  const columns = useMemo(() => columnsOf({ rows, skills, bonuses }), [rows, skills, bonuses]);
  const filters = [
    ...armorFilters(data, choice),
    {
      key: "piece",
      label: "Piece",
      value: piece && armorPieceWords[piece],
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
    <ListPage
      list={list}
      rows={rows}
      filters={filters}
      noun={["piece", "pieces"]}
      rail={
        <>
          <ArmorFilters choice={choice} onChange={list.set} skills={skills} bonuses={bonuses} />
          <ChoiceFilter
            label="Piece"
            value={piece}
            options={armorPieces.map((value) => ({ value, label: armorPieceWords[value] }))}
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
          rowHref={({ set, id }) => armorPath(set, id)}
          sort={sort}
          onSort={(next) => list.set({ sort: next })}
        />
      )}
    </ListPage>
  );
}

function columnsOf(data: ArmorListData<ArmorPieceRow>) {
  const { basics, resistances } = figureColumns<ArmorPieceRow>();
  return [
    {
      key: "name",
      label: "Piece",
      phone: "title" as const,
      icon: ({ piece }: ArmorPieceRow) => <GameIcon name={piece} size={18} label={armorPieceWords[piece]} />,
      render: ({ id, name }: ArmorPieceRow) => (
        <Name entity="armor" id={id}>
          {name}
        </Name>
      ),
      sortValue: ({ name }: ArmorPieceRow) => name,
    },
    skillColumn(data),
    {
      key: "slots",
      label: "Slots",
      phone: "figure" as const,
      render: ({ slots }: ArmorPieceRow) => <Slots levels={slots} kind="armor" />,
      sortValue: ({ slots }: ArmorPieceRow) => slotRank(slots),
    },
    ...basics,
    ...resistances,
  ];
}
