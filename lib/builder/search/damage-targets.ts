import type { BuilderSkill } from "../catalog/catalog";
import type { ScoredSkill } from "../damage/compiled";
import type { CatalogIndex } from "./catalog-index";
import { createPlainTarget, type ProblemTarget } from "./problem-target";
import type { SearchQuery } from "./query";

/** A target whose levels may add damage. */
export interface ScoredTarget {
  readonly target: ProblemTarget;
  /** Place among the scored skills; -1 = not scored. */
  readonly scored: number;
  /** Levels or pieces, the weapon's own included, when nothing is open. */
  readonly top: number;
  /** Of a bonus: pieces for each level. */
  readonly levels: readonly { readonly level: number; readonly pieces: number }[] | null;
  readonly monotone: boolean;
}

/** A figure of the pieces, which adds no damage. */
export function createUnscoredTarget(target: ProblemTarget): ScoredTarget {
  return { target, scored: -1, top: target.need, levels: null, monotone: true };
}

/**
 * Every skill and bonus that can change the score, up to its maximum; it may stay open down to what the query
 * sets as a target.
 */
export function listDamageTargets(
  query: SearchQuery,
  index: CatalogIndex,
  skills: readonly ScoredSkill[],
): ScoredTarget[] {
  const scored = new Map(skills.map(({ id }, at) => [id, at]));
  const ids = new Set([
    ...scored.keys(),
    ...Object.keys(query.skills ?? {}),
    ...Object.keys(query.bonuses ?? {}),
  ]);
  return [...ids].toSorted().flatMap((id) => {
    const record = index.skills.get(id);
    if (!record) throw new RangeError(`No skill "${id}"`);
    const at = scored.get(id);
    return createScoredTargets(record, query, index, {
      at,
      monotone: at === undefined || (skills[at]?.monotone ?? false),
    });
  });
}

/** @returns none where the weapon meets it; two where owned decorations do not suffice for what must be met */
function createScoredTargets(
  record: BuilderSkill,
  query: SearchQuery,
  index: CatalogIndex,
  { at, monotone }: { readonly at: number | undefined; readonly monotone: boolean },
): ScoredTarget[] {
  const { id, maxLevel } = record;
  const isBonus = record.levels !== undefined;
  const targetLevel = isBonus
    ? countPieces(record, query.bonuses?.[id] ?? 0)
    : Math.min(query.skills?.[id] ?? 0, maxLevel);
  const top = at === undefined ? targetLevel : isBonus ? countPieces(record, maxLevel) : maxLevel;
  const present = (isBonus ? query.weapon?.bonuses : query.weapon?.skills)?.[id] ?? 0;
  const need = top - present;
  if (need <= 0) return [];
  const must = Math.max(0, targetLevel - present);
  const jewel = record.kind === "armor" ? index.jewels.get(id) : undefined;
  const decorations = query.decorations ?? "unlimited";
  const count = jewel ? (decorations === "unlimited" ? need : (decorations[jewel.id] ?? 0)) : 0;
  const usable = count > 0 ? jewel : undefined;
  const owned = usable ? Math.min(count, need) : 0;
  const target: ProblemTarget = {
    id,
    need,
    size: usable?.slot ?? 0,
    jewel: usable?.id ?? null,
    cost: at === undefined ? null : new Float64Array(need + 1),
    optional: need - must,
    shadow: false,
    owned,
  };
  const whole: ScoredTarget = { target, scored: at ?? -1, top, levels: record.levels ?? null, monotone };
  if (!usable || must <= owned) return [whole];
  const rest: ProblemTarget = { ...createPlainTarget(id, must - owned), shadow: true };
  return [whole, { ...whole, target: rest, scored: -1, monotone: true }];
}

function countPieces(record: BuilderSkill, level: number): number {
  if (level <= 0) return 0;
  const step = record.levels?.find((each) => each.level >= level);
  if (!step) throw new RangeError(`No bonus "${record.id}" of level ${level}`);
  return step.pieces;
}
