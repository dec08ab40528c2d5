import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { type Column, DataTable } from "@/components/list/DataTable";
import { getCharmPath } from "@/lib/site/wiki-paths";
import type { CharmGiver } from "@/lib/wiki/skills/skill-types";

const columns: readonly Column<CharmGiver>[] = [
  {
    key: "name",
    label: "Charm",
    phone: "title",
    render: ({ id, name }) => (
      <Name entity="charms" id={id}>
        {name}
      </Name>
    ),
  },
  { key: "level", label: "Levels", align: "end", phone: "figure", render: ({ level }) => `+${level}` },
  {
    key: "rarity",
    label: "Rarity",
    align: "end",
    phone: "figure",
    render: ({ rarity }) => <RarityGem rarity={rarity} />,
  },
];

/** Charms that give a skill; five at most, so there is nothing to sort. */
export function CharmTable({ charms }: { charms: readonly CharmGiver[] }) {
  return (
    <DataTable
      caption="Charms with this skill"
      columns={columns}
      rows={charms}
      rowKey={({ id }) => id}
      rowHref={({ id }) => getCharmPath(id)}
    />
  );
}
