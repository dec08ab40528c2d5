import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/ui/list/DataTable";
import { rankLabels } from "@/lib/catalog/labels";
import { formatHunts } from "@/lib/drops/labels";
import { getMonsterPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { PlannedHunt } from "@/lib/wishlist/plan-hunts";

interface HuntRow extends PlannedHunt {
  readonly place: number;
  readonly goods: readonly { readonly item: string; readonly name: string; readonly count: number }[];
}

const columns: readonly Column<HuntRow>[] = [
  {
    key: "monster",
    label: "Monster",
    phone: "title",
    icon: ({ place }) => (
      <span className="min-w-5 flex-none text-dim tabular-nums font-medium text-end">{place}</span>
    ),
    render: ({ monster }) => (
      <Name entity="monsters" id={monster.id}>
        {monster.name}
      </Name>
    ),
  },
  { key: "rank", label: "Rank", phone: "main", render: ({ rank }) => rankLabels[rank] },
  {
    key: "hunts",
    label: "Expected hunts",
    short: "Hunts",
    align: "end",
    phone: "figure",
    render: ({ hunts }) => <strong>{formatHunts(hunts)}</strong>,
  },
  {
    key: "brings",
    label: "Expected drops",
    phone: "figure",
    render: ({ goods }) => (
      <ul className="flex flex-wrap gap-y-0.5 gap-x-4 tabular-nums">
        {goods.map(({ item, name, count }) => (
          <li key={item}>
            {formatNumber(count, 1)}&nbsp;× <EntityLink entity="items" id={item} name={name} />
          </li>
        ))}
      </ul>
    ),
  },
];

interface HuntTableProps {
  hunts: readonly PlannedHunt[];
  /** English names of the materials. */
  names: ReadonlyMap<string, string>;
}

/** The planned hunts in order, with their expected drops. */
export function HuntTable({ hunts, names }: HuntTableProps) {
  const rows = hunts.map(
    (hunt, index): HuntRow => ({
      ...hunt,
      place: index + 1,
      goods: hunt.brings.map(({ item, count }) => ({ item, count, name: names.get(item) ?? item })),
    }),
  );
  return (
    <DataTable
      caption="Planned hunts, in order"
      columns={columns}
      rows={rows}
      rowKey={({ monster, rank }) => `${monster.id}/${rank}`}
      rowHref={({ monster }) => getMonsterPath(monster.id)}
    />
  );
}
