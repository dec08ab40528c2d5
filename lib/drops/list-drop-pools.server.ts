import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getDropTables } from "@/lib/catalog/relations/get-monster-drops.server";
import { getPartName } from "@/lib/catalog/relations/get-part-name.server";
import { runOnce } from "@/lib/catalog/run-once";
import type { Drop, Monster } from "@/lib/catalog/schema";
import type { DropKind } from "@/lib/catalog/world-codes";
import type { DropPool, DropRow, HuntedMonster } from "./drop-index";
import type { DrawCount } from "./expected-hunts";
import { getRewardDraws } from "./get-reward-draws.server";

/** Total of one list, percent. */
const wholeList = 100;

/** Every list of drops of every monster, made once per process. */
export const listDropPools = runOnce((): readonly DropPool[] =>
  getCatalog().monsterDrops.all.flatMap(({ id }) => listMonsterPools(id)),
);

function listMonsterPools(monsterId: string): DropPool[] {
  const record = getCatalog().monsters.require(monsterId);
  const monster = toHuntedMonster(record);
  return getDropTables(monsterId).flatMap(({ rank, kind, part, table, drops }) => {
    const lists = splitStages(drops);
    const draws = findDraws(record, kind, table);
    return lists.map(
      (rows, index): DropPool => ({
        monster,
        rank,
        kind,
        ...(part && { part: { id: part, name: getPartName(part) } }),
        ...(lists.length > 1 && { stage: index + 1 }),
        ...(table && { table }),
        ...(draws && { draws }),
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

/**
 * Draws that the tables name: carves of a carcass with a number of its own, those of one severed part, and target
 * rewards of a quest with one target, for their first column.
 */
function findDraws(
  { size, carves, breakableParts }: Monster,
  kind: DropKind,
  table: number | undefined,
): DrawCount | undefined {
  switch (kind) {
    case "carve":
      return carves ? { times: carves } : undefined;
    case "carveSevered": {
      const times = Math.max(0, ...breakableParts.map((part) => part.carves ?? 0));
      return times > 0 ? { times } : undefined;
    }
    case "target": {
      if (size !== "large" || (table ?? 1) !== 1) return undefined;
      return getRewardDraws("target-1");
    }
    default:
      return undefined;
  }
}

function toHuntedMonster({ id, name, size, itemEffectiveness }: Monster): HuntedMonster {
  const trapped = itemEffectiveness?.pitfallTrap || itemEffectiveness?.shockTrap;
  return { id, name, isLarge: size === "large", canBeCaptured: size === "large" && Boolean(trapped) };
}
