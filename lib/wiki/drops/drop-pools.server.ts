import { getCatalog } from "@/lib/catalog/catalog.server";
import type { CatalogRecord } from "@/lib/catalog/schema";
import type { DropPool, DropRow, Quarry } from "./drop-book";
import { partName } from "./part-name.server";

type Drop = CatalogRecord<"monsterDrops">["drops"][number];

/** What one list gives in total, percent. */
const wholeList = 100;

let pools: readonly DropPool[] | undefined;

/** Every list of drops of every monster, made once per process. */
export function allDropPools(): readonly DropPool[] {
  pools ??= getCatalog().monsterDrops.all.flatMap(({ id, drops }) => poolsOf(id, drops));
  return pools;
}

function poolsOf(monsterId: string, drops: readonly Drop[]): DropPool[] {
  const monster = quarry(monsterId);
  const groups = new Map<string, Drop[]>();
  for (const drop of drops) {
    const key = [drop.rank, drop.kind, drop.part, drop.table].join("/");
    groups.set(key, [...(groups.get(key) ?? []), drop]);
  }
  return [...groups.values()].flatMap((group) => {
    const lists = splitStages(group);
    return lists.flatMap((rows, index): DropPool[] => {
      const [first] = rows;
      if (!first) return [];
      return [
        {
          monster,
          rank: first.rank,
          kind: first.kind,
          ...(first.part && { part: partName(monsterId, first.part) }),
          ...(lists.length > 1 && { stage: index + 1 }),
          ...(first.table && { table: first.table }),
          rows: rows.map(({ item, qty, chance }): DropRow => ({ item, qty, chance })),
        },
      ];
    });
  });
}

/** A part that breaks in two stages has two lists under one name: each ends where it reaches 100%. */
function splitStages(group: readonly Drop[]): Drop[][] {
  const lists: Drop[][] = [];
  let sum = wholeList;
  for (const drop of group) {
    if (sum >= wholeList) {
      lists.push([]);
      sum = 0;
    }
    lists.at(-1)?.push(drop);
    sum += drop.chance;
  }
  return lists;
}

function quarry(id: string): Quarry {
  const { name, size, itemEffectiveness } = getCatalog().monsters.require(id);
  const trapped = itemEffectiveness?.pitfallTrap || itemEffectiveness?.shockTrap;
  return { id, name, large: size === "large", capturable: size === "large" && Boolean(trapped) };
}
