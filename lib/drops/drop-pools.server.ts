import { getCatalog } from "@/lib/catalog/catalog.server";
import { once } from "@/lib/catalog/once";
import { dropTables } from "@/lib/catalog/relations/monster-drops.server";
import { partName } from "@/lib/catalog/relations/part-names.server";
import type { Drop } from "@/lib/catalog/schema";
import type { DropPool, DropRow, Quarry } from "./drop-book";

/** What one list gives in total, percent. */
const wholeList = 100;

/** Every list of drops of every monster, made once per process. */
export const allDropPools = once((): readonly DropPool[] =>
  getCatalog().monsterDrops.all.flatMap(({ id }) => poolsOf(id)),
);

function poolsOf(monsterId: string): DropPool[] {
  const monster = quarry(monsterId);
  return dropTables(monsterId).flatMap(({ rank, kind, part, table, drops }) => {
    const lists = splitStages(drops);
    return lists.map(
      (rows, index): DropPool => ({
        monster,
        rank,
        kind,
        ...(part && { part: { id: part, name: partName(part) } }),
        ...(lists.length > 1 && { stage: index + 1 }),
        ...(table && { table }),
        rows: rows.map(({ item, qty, chance }): DropRow => ({ item, qty, chance })),
      }),
    );
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
