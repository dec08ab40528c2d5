import { useState } from "react";
import { createNameColumn } from "@/components/game/columns";
import { EntityLink } from "@/components/game/EntityLink";
import { Slots } from "@/components/game/Slots";
import { type Column, DataTable } from "@/components/list/DataTable";
import type { Sort } from "@/lib/site/list-state";
import { getDecorationPath } from "@/lib/site/wiki-paths";
import type { DecorationGiver } from "@/lib/wiki/skills/skill-types";
import { levelColumn, rarityColumn } from "./giver-columns";

const columns: readonly Column<DecorationGiver>[] = [
  createNameColumn("decorations", "Decoration"),
  levelColumn,
  {
    key: "slot",
    label: "Slot",
    phone: "figure",
    render: ({ slot, kind }) => (
      <span className="inline-flex items-center gap-2 text-dim">
        <Slots levels={[slot]} kind={kind} />
        {kind}
      </span>
    ),
    sortValue: ({ slot }) => slot,
    firstDirection: "asc",
  },
  rarityColumn,
  {
    key: "also",
    label: "Also gives",
    phone: "figure",
    render: ({ also }) =>
      also && <EntityLink entity="skills" id={also.id} name={also.name} suffix={` +${also.level}`} />,
    sortValue: ({ also }) => also?.name ?? null,
  },
];

/** Without a second skill the column for it would be empty. */
const plainColumns = columns.filter(({ key }) => key !== "also");

/** Decorations that give a skill: those of one skill first, then those that add another. */
export function DecorationTable({ decorations }: { decorations: readonly DecorationGiver[] }) {
  const [sort, setSort] = useState<Sort>({ key: "level", direction: "desc" });
  return (
    <DataTable
      caption="Decorations with this skill"
      columns={decorations.some(({ also }) => also) ? columns : plainColumns}
      rows={decorations}
      rowKey={({ id }) => id}
      rowHref={({ id }) => getDecorationPath(id)}
      sort={sort}
      onSort={decorations.length > 1 ? setSort : undefined}
    />
  );
}
