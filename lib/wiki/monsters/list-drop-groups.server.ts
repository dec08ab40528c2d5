import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { groupBy } from "@/lib/catalog/group-by";
import { type DropTable, getDropTables } from "@/lib/catalog/relations/get-monster-drops.server";
import { getPartName } from "@/lib/catalog/relations/get-part-name.server";
import type { DropGroup, MonsterDropRow, RankDrops } from "./drop-groups";

/**
 * Rewards of a monster by rank and source, the likeliest of a source first. A part that breaks twice holds both
 * stages in one group, whose chances then sum to 200.
 */
export function listDropGroups(monster: string): readonly RankDrops[] {
  const byRank = groupBy(getDropTables(monster), ({ rank }) => rank);
  return [...byRank].map(([rank, tables]) => ({ rank, groups: tables.map(toDropGroup) }));
}

function toDropGroup({ kind, part, table, drops }: DropTable): DropGroup {
  const { items } = getCatalog();
  return {
    kind,
    ...(part && { part: { id: part, name: getPartName(part) } }),
    ...(table && { table }),
    rows: drops
      .map(({ item, qty, chance }): MonsterDropRow => [item, items.require(item).name, qty, chance])
      .sort(([, , , a], [, , , b]) => b - a),
  };
}
