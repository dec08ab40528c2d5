import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { bestFigures, everySet, type Target, targetsOf, withTargets } from "./oracle";
import type { Figures } from "./reading";

/** The plain way to explain a query, on small catalogs. Shares no code with `lib/builder/search`. */

export interface OracleWay {
  /** As `waySignature` writes it. */
  readonly dropped: string;
  /** Of the best set for what remains. */
  readonly figures: Figures;
}

/** Every way to drop the fewest levels; `null` when nothing helps. */
export function nearestWays(
  query: SearchQuery,
  catalog: BuilderCatalog,
): { readonly levels: number; readonly ways: OracleWay[] } | null {
  const targets = targetsOf(query).map((target) => {
    const max = catalog.skills.find(({ id }) => id === target.id)?.maxLevel ?? 0;
    return { ...target, level: Math.min(target.level, max) };
  });
  const all = targets.reduce((sum, { level }) => sum + level, 0);
  for (let levels = 0; levels <= all; levels += 1) {
    const ways = drops(targets, levels).flatMap((by): OracleWay[] => {
      const sets = everySet(withTargets(query, lower(targets, by)), catalog);
      const [figures] = bestFigures(sets, query.objective ?? { kind: "defense" }, 1);
      const dropped = targets.map((target, index) => ({ ...target, by: by[index] ?? 0 }));
      return figures ? [{ dropped: waySignature(dropped), figures }] : [];
    });
    if (ways.length > 0) return { levels, ways };
  }
  return null;
}

export function waySignature(dropped: readonly (Pick<Target, "id"> & { readonly by: number })[]): string {
  const lines = dropped.flatMap(({ id, by }) => (by > 0 ? [`${id} -${by}`] : []));
  return lines.toSorted().join();
}

function lower(targets: readonly Target[], by: readonly number[]): Target[] {
  return targets.map((target, index) => ({ ...target, level: target.level - (by[index] ?? 0) }));
}

function drops(targets: readonly Target[], total: number): number[][] {
  const [target, ...rest] = targets;
  if (!target) return total === 0 ? [[]] : [];
  return Array.from({ length: Math.min(total, target.level) + 1 }, (_, here) =>
    drops(rest, total - here).map((others) => [here, ...others]),
  ).flat();
}

/** A query that only the pieces and the charm of a set can answer. */
export function onlyWith({ armor, charm }: FoundSet, query: SearchQuery): SearchQuery {
  const frame: SearchQuery = { ...query, excluded: [], charms: "none", talismans: "none", pinned: armor };
  if (charm === null) return frame;
  const id = charm.id ?? "any";
  return {
    ...frame,
    pinned: { ...armor, charm: id },
    talismans: charm.kind === "talisman" ? [{ ...charm, id }] : "none",
  };
}
