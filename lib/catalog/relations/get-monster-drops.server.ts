import { type Rank, ranks } from "../codes";
import { getCatalog } from "../get-catalog.server";
import { groupBy } from "../group-by";
import { runOnce } from "../run-once";
import type { Drop } from "../schema";
import { type DropKind, dropKinds } from "../world-codes";

/** Rows that are drawn from together: their chances sum to 100, or to 200 for a part that breaks twice. */
export interface DropTable {
  readonly rank: Rank;
  readonly kind: DropKind;
  /** Part of the monster, for parts that break. */
  readonly part: string | undefined;
  /** Column of target rewards, 1 to 4. */
  readonly table: number | undefined;
  /** In the order of the record, where the second break of a part follows the first. */
  readonly drops: readonly Drop[];
}

/** Tables of a monster by rank, kind and column, in the order of their vocabularies. Empty for an unknown id. */
export function getDropTables(monster: string): readonly DropTable[] {
  return allTables().get(monster) ?? [];
}

/**
 * The monster that an item comes from alone: no other monster drops it. `undefined` where several do, or none.
 */
export function getSoleDropper(item: string): string | undefined {
  return soleDroppers().get(item);
}

const allTables = runOnce(
  (): ReadonlyMap<string, readonly DropTable[]> =>
    new Map(getCatalog().monsterDrops.all.map(({ id, drops }) => [id, createTables(drops)])),
);

function createTables(drops: readonly Drop[]): readonly DropTable[] {
  const groups = groupBy(drops, ({ rank, kind, part, table }) => [rank, kind, part, table].join("/"));
  const tables = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { rank, kind, part, table } = first;
    return [Object.freeze({ rank, kind, part, table, drops: group })];
  });
  return Object.freeze(tables.sort(sortTables));
}

function sortTables(left: DropTable, right: DropTable): number {
  return (
    ranks.indexOf(left.rank) - ranks.indexOf(right.rank) ||
    dropKinds.indexOf(left.kind) - dropKinds.indexOf(right.kind) ||
    (left.table ?? 0) - (right.table ?? 0)
  );
}

const soleDroppers = runOnce((): ReadonlyMap<string, string> => {
  const rows = getCatalog().monsterDrops.all.flatMap(({ id, drops }) =>
    drops.map(({ item }) => ({ item, monster: id })),
  );
  const sole = new Map<string, string>();
  for (const [item, droppers] of groupBy(rows, (row) => row.item)) {
    const [only, ...others] = new Set(droppers.map(({ monster }) => monster));
    if (only && others.length === 0) sole.set(item, only);
  }
  return sole;
});
