import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { formatChance, formatHunts, formatStrength } from "@/lib/drops/labels";
import type { SourceRow } from "@/lib/drops/to-source-row";
import { getMonsterPath } from "@/lib/site/wiki-paths";
import { WayList } from "./WayList";

const monsterColumn: Column<SourceRow> = {
  key: "monster",
  label: "Monster",
  phone: "title",
  icon: ({ monster }) => <Emblem name={getMonsterEmblem(monster.id)} />,
  render: ({ monster, ways }) => (
    <>
      {formatStrength(ways)}
      <Name entity="monsters" id={monster.id}>
        {monster.name}
      </Name>
    </>
  ),
};

const waysColumn: Column<SourceRow> = {
  key: "ways",
  label: "Sources",
  phone: "line",
  render: ({ ways }) => <WayList ways={ways} />,
};

const chanceColumn: Column<SourceRow> = {
  key: "chance",
  label: "Chance per hunt",
  short: "Per hunt",
  align: "end",
  phone: "figure",
  render: ({ chance }) => (chance > 0 ? formatChance(chance) : "—"),
};

const expectedColumn: Column<SourceRow> = {
  key: "expected",
  label: "Expected hunts",
  short: "Hunts",
  align: "end",
  phone: "figure",
  render: ({ expected }) => <strong>{formatHunts(expected)}</strong>,
};

const columns: readonly Column<SourceRow>[] = [
  monsterColumn,
  waysColumn,
  chanceColumn,
  { ...expectedColumn, label: "Hunts for one" },
];

interface SourceTableProps {
  caption: string;
  sources: readonly SourceRow[];
}

/** Monsters that give an item, in the order given: best first. */
export function SourceTable({ caption, sources }: SourceTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={sources}
      rowKey={({ monster, rank }) => `${monster.id}/${rank}`}
      rowHref={({ monster }) => `${getMonsterPath(monster.id)}#rewards`}
      pageSize={30}
    />
  );
}
