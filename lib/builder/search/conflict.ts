import { type ArmorPiece, armorPieces } from "@/lib/catalog/codes";
import type { BuilderCatalog } from "../catalog/catalog";
import { readItem } from "./cells";
import { createProblem } from "./create-problem";
import { listMetTargets } from "./met-targets";
import { narrowCatalog } from "./narrow-catalog";
import { findAnySet, guideObjective } from "./probe";
import type { SearchQuery } from "./query";
import {
  createStepwise,
  runSteps,
  type Stepwise,
  type StepwiseOptions,
  type Stopped,
  type Tally,
} from "./steps";
import { listOpenTargets, type OpenTarget, replaceTargets, type SkillTarget } from "./targets";

/** With more open targets than this a conflict is minimal, but need not be the smallest. */
export const maxExactTargets = 16;

/**
 * - `smallest`: no set meets the group, and no group of fewer targets is in conflict: both proved.
 * - `minimal`: as there are more than `maxExactTargets` open targets, it is only proved that no set meets the
 *   group, and that any one target less could be met.
 * - `feasible`: a set meets the query; there is nothing to explain.
 * - `bounded`, `cancelled`: stopped on the way. No set meets the group; a smaller one may exist.
 */
type ConflictStatus = "smallest" | "minimal" | "feasible" | Stopped;

export interface ConflictReport {
  readonly status: ConflictStatus;
  /**
   * Targets that no set meets together, skills before bonuses, by id. Empty where no set exists even without
   * targets. `null` where none is known: the query is feasible, or it was not found out in time.
   */
  readonly conflict: readonly SkillTarget[] | null;
  /** No group of fewer targets than this is in conflict. */
  readonly atLeast: number;
  /** Parts where every piece is ruled out, so that no set exists even without targets. */
  readonly unfilled: readonly (ArmorPiece | "charm")[];
  /** Nodes of all searches. */
  readonly nodes: number;
  /** Milliseconds, by the clock that was handed in; 0 without one. */
  readonly ms: number;
}

/**
 * A smallest group of targets that no set meets, for a query without a set. Pins, exclusions, rank, charms and
 * decorations are taken as given; targets that the weapon meets by itself take no part.
 *
 * First a minimal group: targets are left out one by one as long as no set meets the rest. Its size is an upper
 * bound. Then all groups that are smaller, by size: a group within one that some set meets is met itself, and
 * need not be tried. A group that is tried and met is grown until no target can be added, so that it spares
 * many others. The first group that no set meets is a smallest one, as all smaller ones are known to be met;
 * where there is none, the minimal group is. (Groups that are left to try are the ones that hit the complement
 * of every known group, so this is the method of implicit hitting sets; with 16 targets the groups can be
 * counted through.)
 *
 * @throws RangeError where the query names a skill or bonus that does not exist
 */
export function explainConflict(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: StepwiseOptions<ConflictReport> = {},
): ConflictReport {
  return runSteps(prepareConflict(query, catalog), options);
}

/** Findings so far. */
interface Findings {
  /** Indices of the targets, ascending. */
  conflict: readonly number[] | null;
  atLeast: number;
  feasible: boolean;
}

/** @see explainConflict */
export function prepareConflict(query: SearchQuery, catalog: BuilderCatalog): Stepwise<ConflictReport> {
  const targets = listOpenTargets(query, catalog);
  const findings: Findings = { conflict: null, atLeast: 0, feasible: false };
  const tally: Tally = { nodes: 0 };
  const exact = targets.length <= maxExactTargets;
  return createStepwise(tally, findConflict(query, catalog, targets, findings, tally), (stopped, ms) => {
    const { conflict, atLeast, feasible } = findings;
    return {
      status: stopped ?? (feasible ? "feasible" : exact ? "smallest" : "minimal"),
      conflict: conflict?.map((at) => toTarget(readItem(targets, at))) ?? null,
      atLeast,
      unfilled: conflict?.length === 0 ? listUnfilled(query, catalog) : [],
      nodes: tally.nodes,
      ms,
    };
  });
}

function toTarget({ field, id, level }: OpenTarget): SkillTarget {
  return { field, id, level };
}

/** @returns targets that some set meets together, the group among them; `null` where no set meets the group */
type Meet = (group: readonly number[]) => Generator<void, readonly number[] | null, void>;

function* findConflict(
  query: SearchQuery,
  catalog: BuilderCatalog,
  targets: readonly OpenTarget[],
  findings: Findings,
  tally: Tally,
): Generator<void, void, void> {
  const all = targets.map((_, at) => at);
  const narrowed = narrowCatalog({ ...query, objective: guideObjective }, catalog);
  const meet: Meet = function* (group) {
    const members = group.map((at) => readItem(targets, at));
    const set = yield* findAnySet(replaceTargets(query, members), narrowed, tally);
    return set && listMetTargets(set, targets, query, catalog);
  };

  if (yield* meet(all)) {
    findings.feasible = true;
    return;
  }
  let conflict: readonly number[] = all;
  findings.conflict = conflict;
  const met: (readonly number[])[] = [];
  for (const at of all) {
    const rest: readonly number[] = conflict.filter((other) => other !== at);
    const more = yield* meet(rest);
    if (more) {
      met.push(more);
      continue;
    }
    conflict = rest;
    findings.conflict = conflict;
  }
  // Any target less can be met; then so can nothing at all.
  findings.atLeast = Math.min(conflict.length, 1);
  if (targets.length <= maxExactTargets) yield* findSmaller(conflict, met, all, findings, meet);
}

/**
 * Tries all groups that are smaller than a minimal conflict.
 *
 * @param met groups that are known to be met
 */
function* findSmaller(
  conflict: readonly number[],
  met: readonly (readonly number[])[],
  all: readonly number[],
  findings: Findings,
  meet: Meet,
): Generator<void, void, void> {
  const known = met.map(toMask);
  const unmet = [toMask(conflict)];
  for (let size = 1; size < conflict.length; size++) {
    findings.atLeast = size;
    for (const mask of listGroups(size, all.length)) {
      if (known.some((group) => (mask & ~group) === 0)) continue;
      let group = yield* meet(toMembers(mask, all));
      if (!group) {
        findings.conflict = toMembers(mask, all);
        return;
      }
      for (const at of all) {
        const grown: number = toMask(group) | (1 << at);
        if (group.includes(at) || unmet.some((other) => (other & ~grown) === 0)) continue;
        const more: readonly number[] | null = yield* meet(toMembers(grown, all));
        if (more) group = more;
        else unmet.push(grown);
      }
      known.push(toMask(group));
    }
  }
  findings.atLeast = conflict.length;
}

function toMask(group: readonly number[]): number {
  return group.reduce((mask, at) => mask | (1 << at), 0);
}

function toMembers(mask: number, all: readonly number[]): number[] {
  return all.filter((at) => mask & (1 << at));
}

/** Bit masks with `size` of the lowest `count` bits, ascending. */
function* listGroups(size: number, count: number): Generator<number, void, void> {
  let mask = (1 << size) - 1;
  while (mask < 1 << count) {
    yield mask;
    // The next higher number with as many bits.
    const lowest = mask & -mask;
    const carried = mask + lowest;
    mask = carried | (((mask ^ carried) / lowest) >> 2);
  }
}

function listUnfilled(query: SearchQuery, catalog: BuilderCatalog): (ArmorPiece | "charm")[] {
  const { layers } = createProblem({ ...replaceTargets(query, []), limit: 1 }, catalog);
  return [...armorPieces, "charm" as const].filter((_, l) => layers[l]?.size === 0);
}
