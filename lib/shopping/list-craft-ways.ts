import { addCosts, type Cost, forgeFactor, multiplyCost } from "@/lib/catalog/materials";
import type { CraftStep, CraftWay } from "./model";

/** A record of a line, first to last. */
export interface LineRecord {
  readonly id: string;
  readonly name: string;
  /** `null` = not known. */
  readonly cost: Cost | null;
  /** It can be forged in the middle of its line. */
  readonly forgeable: boolean;
}

/** One way to the last of a line. */
export interface LineWay {
  readonly steps: readonly CraftStep[];
  readonly cost: Cost;
}

/**
 * Every known way to the last record of a line, the cheapest first: from the first record, from each one that can
 * be forged directly, and from the last one that is owned. Cheapest = least zenny; of equals, fewest pieces of
 * material that are not owned; of equals, fewest steps. Kinds of material cannot be weighed against each other.
 *
 * @param owns whether the player has a record of the line
 * @param ownedItems how many of an item the player has, 0 and up
 * @returns one way without steps where the last record is owned; none where no way has all its costs known
 */
export function listCraftWays(
  line: readonly LineRecord[],
  owns: (id: string) => boolean,
  ownedItems: (item: string) => number,
): readonly LineWay[] {
  const from = line.findLastIndex(({ id }) => owns(id));
  if (line.length > 0 && from === line.length - 1) return [{ steps: [], cost: addCosts([]) }];
  const starts = line.flatMap((record, index): (readonly [number, CraftWay])[] => {
    if (index <= from) return [];
    if (index === 0) return [[index, "first"]];
    return [
      ...(index === from + 1 ? [[index, "upgrade"] as const] : []),
      ...(record.forgeable ? [[index, "forge"] as const] : []),
    ];
  });
  const ways = starts.flatMap(([start, way]) => getWayFrom(line.slice(start), way));
  const missing = new Map(ways.map((way) => [way, listMissingPieces(way.cost, ownedItems)]));
  return ways.toSorted(
    (a, b) =>
      a.cost.zenny - b.cost.zenny ||
      (missing.get(a) ?? 0) - (missing.get(b) ?? 0) ||
      a.steps.length - b.steps.length,
  );
}

/** Key of a way: how it starts, and where. */
export function getWayKey({ steps: [first] }: LineWay): string {
  return first ? `${first.way}/${first.id}` : "";
}

/**
 * Every known way that a hunter may choose, whatever they are known to have: those from nothing as `listCraftWays` puts
 * them, then one upgrade from each record before the last, the nearest first.
 */
export function listEveryWay(
  line: readonly LineRecord[],
  ownedItems: (item: string) => number,
): readonly LineWay[] {
  const upgrades = line.slice(1).flatMap((_, index) => getWayFrom(line.slice(index + 1), "upgrade"));
  return [...listCraftWays(line, () => false, ownedItems), ...upgrades.toReversed()];
}

function getWayFrom(records: readonly LineRecord[], start: CraftWay): LineWay[] {
  const steps: CraftStep[] = [];
  for (const [index, { id, name, cost }] of records.entries()) {
    if (!cost) return [];
    const way = index === 0 ? start : "upgrade";
    steps.push({ id, name, way, cost: multiplyCost(cost, way === "forge" ? forgeFactor : 1) });
  }
  return [{ steps, cost: addCosts(steps.map(({ cost }) => cost)) }];
}

function listMissingPieces({ materials }: Cost, ownedItems: (item: string) => number): number {
  return materials.reduce((sum, { item, qty }) => sum + Math.max(0, qty - ownedItems(item)), 0);
}
