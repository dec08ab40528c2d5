import type { BuilderCatalog } from "../catalog/catalog";
import { indexCatalog } from "./catalog-index";
import { readItem } from "./cells";
import type { SearchQuery } from "./query";
import { listOpenTargets, type OpenTarget } from "./targets";

/** The open targets of a query, by how their levels are dropped. */
export interface DroppableTargets {
  /** Armor skills: a search settles how many of their levels are dropped. */
  readonly soft: readonly OpenTarget[];
  /** Weapon skills and bonuses. */
  readonly hard: readonly OpenTarget[];
  readonly all: readonly OpenTarget[];
}

export function listDroppableTargets(query: SearchQuery, catalog: BuilderCatalog): DroppableTargets {
  const { skills } = indexCatalog(catalog);
  const targets = listOpenTargets(query, catalog);
  const soft = targets.filter(({ id }) => skills.get(id)?.kind === "armor");
  const hard = targets.filter(({ id }) => skills.get(id)?.kind !== "armor");
  return { soft, hard, all: [...soft, ...hard] };
}

/** Levels of a target that can be dropped. */
export function countDroppable({ level, brought }: OpenTarget): number {
  return level - brought;
}

/** Targets less the levels that are dropped; those that nothing is left of are gone. */
export function lowerTargets(targets: readonly OpenTarget[], by: readonly number[]): OpenTarget[] {
  return targets.flatMap((target, at) => {
    const level = target.level - readItem(by, at);
    return level > target.brought ? [{ ...target, level }] : [];
  });
}

/** All lists of whole numbers within the bounds that have the sum, in the order of their numbers. */
export function* listVectors(
  sum: number,
  min: readonly number[],
  max: readonly number[],
): Generator<readonly number[], void, void> {
  const [low, ...lows] = min;
  const [high, ...highs] = max;
  if (low === undefined || high === undefined) {
    if (sum === 0) yield [];
    return;
  }
  const below = lows.reduce((total, each) => total + each, 0);
  const above = highs.reduce((total, each) => total + each, 0);
  for (let first = Math.max(low, sum - above); first <= Math.min(high, sum - below); first++) {
    for (const rest of listVectors(sum - first, lows, highs)) yield [first, ...rest];
  }
}
