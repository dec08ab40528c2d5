import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getDropTables } from "@/lib/catalog/relations/get-monster-drops.server";
import { getPartName } from "@/lib/catalog/relations/get-part-name.server";
import { runOnce } from "@/lib/catalog/run-once";
import type { Drop } from "@/lib/catalog/schema";
import type { DropPool, DropRow, HuntedMonster } from "./drop-index";

/** What one list gives in total, percent. */
const wholeList = 100;

/** Every list of drops of every monster, made once per process. */
export const listDropPools = runOnce((): readonly DropPool[] =>
  getCatalog().monsterDrops.all.flatMap(({ id }) => listMonsterPools(id)),
);

function listMonsterPools(monsterId: string): DropPool[] {
  const monster = toHuntedMonster(monsterId);
  return getDropTables(monsterId).flatMap(({ rank, kind, part, table, drops }) => {
    const lists = splitStages(drops);
    return lists.map(
      (rows, index): DropPool => ({
        monster,
        rank,
        kind,
        ...(part && { part: { id: part, name: getPartName(part) } }),
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

function toHuntedMonster(id: string): HuntedMonster {
  const { name, size, itemEffectiveness } = getCatalog().monsters.require(id);
  const trapped = itemEffectiveness?.pitfallTrap || itemEffectiveness?.shockTrap;
  return { id, name, isLarge: size === "large", canBeCaptured: size === "large" && Boolean(trapped) };
}
