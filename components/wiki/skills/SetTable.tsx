import { useState } from "react";
import { createNameColumn } from "@/components/game/columns";
import { type Column, DataTable } from "@/components/list/DataTable";
import { GameIcon } from "@/components/ui/GameIcon";
import type { Sort } from "@/lib/site/list-state";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { SetGiver } from "@/lib/wiki/skills/skill-types";
import { rankColumn, rarityColumn } from "./giver-columns";

const columns: readonly Column<SetGiver>[] = [
  createNameColumn("armor-sets", "Set"),
  {
    key: "pieces",
    label: "Pieces",
    phone: "figure",
    render: ({ pieces, of }) => (
      <span className="inline-flex items-center gap-1.5 tabular-nums whitespace-nowrap">
        {pieces.length} of {of}
        {pieces.map(({ id, piece }) => (
          <GameIcon key={id} name={piece} size={18} className="text-dim" label={piece} />
        ))}
      </span>
    ),
    sortValue: ({ pieces }) => pieces.length,
  },
  rarityColumn,
  rankColumn,
];

/** Armor sets whose pieces count for a set bonus or a group skill. */
export function SetTable({ sets }: { sets: readonly SetGiver[] }) {
  const [sort, setSort] = useState<Sort>({ key: "rarity", direction: "desc" });
  return (
    <DataTable
      caption="Armor sets with this bonus"
      columns={columns}
      rows={sets}
      rowKey={({ id }) => id}
      rowHref={({ id }) => getArmorPath(id)}
      sort={sort}
      onSort={sets.length > 1 ? setSort : undefined}
    />
  );
}
