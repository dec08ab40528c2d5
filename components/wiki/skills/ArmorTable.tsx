import { useState } from "react";
import { createNameColumn } from "@/components/game/columns";
import { EntityLink } from "@/components/game/EntityLink";
import { Slots } from "@/components/game/Slots";
import { type Column, DataTable } from "@/components/list/DataTable";
import { GameIcon } from "@/components/ui/GameIcon";
import type { Sort } from "@/lib/site/list-state";
import { getArmorPath } from "@/lib/site/wiki-paths";
import { getSlotRank } from "@/lib/wiki/get-slot-rank";
import type { ArmorGiver } from "@/lib/wiki/skills/skill-types";
import { levelColumn, rankColumn, rarityColumn } from "./giver-columns";

const columns: readonly Column<ArmorGiver>[] = [
  {
    ...createNameColumn("armor", "Piece"),
    icon: ({ piece }) => <GameIcon name={piece} size={18} label={piece} />,
  },
  levelColumn,
  {
    key: "slots",
    label: "Slots",
    phone: "figure",
    render: ({ slots }) => <Slots levels={slots} kind="armor" />,
    sortValue: ({ slots }) => getSlotRank(slots),
  },
  rarityColumn,
  rankColumn,
  {
    key: "set",
    label: "Set",
    phone: "hide",
    render: ({ set }) => <EntityLink entity="armor-sets" id={set.id} name={set.name} />,
    sortValue: ({ set }) => set.name,
  },
];

/** Armor pieces with a skill, highest level first. */
export function ArmorTable({ armor }: { armor: readonly ArmorGiver[] }) {
  const [sort, setSort] = useState<Sort>({ key: "level", direction: "desc" });
  return (
    <DataTable
      caption="Armor with this skill"
      columns={columns}
      rows={armor}
      rowKey={({ id }) => id}
      rowHref={({ id, set }) => getArmorPath(set.id, id)}
      sort={sort}
      onSort={setSort}
      pageSize={24}
    />
  );
}
