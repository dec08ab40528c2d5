import type { BuilderCatalog } from "../catalog/catalog";
import type { CompiledDamage } from "../damage/compiled";
import { createDamageFrame, type DamageFrame, scoreFrame } from "./damage-problem";
import { BranchAndBound } from "./engine/engine";
import { findAnySet } from "./probe";
import type { FoundSet, ProofStatus, SearchQuery } from "./query";
import { runProblem } from "./search-run";
import { createStepwise, type Stepwise, type Tally } from "./steps";

/** A weapon to choose: what it brings to a set, and the damage of sets with it. */
export interface CombinationOption {
  readonly weapon: SearchQuery["weapon"];
  /** Compiles it: that takes longer than a step has time for many weapons. @throws RangeError for bad figures */
  readonly getDamage: () => CompiledDamage;
}

/** The best set with one weapon. */
interface Combination {
  /** Place of the weapon among the options. */
  readonly option: number;
  readonly set: FoundSet;
}

export interface CombinationReport {
  /**
   * - `optimal`: no weapon that is not listed is better than the last one that is.
   * - `infeasible`: no set meets the query with any weapon.
   * - `bounded`, `cancelled`: stopped on the way; each listed set is the best with its weapon.
   */
  readonly status: ProofStatus;
  /** Best first. */
  readonly results: readonly Combination[];
  /** Weapons whose bound is below the last one listed: their best set was not searched for to the end. */
  readonly excluded: number;
  /** Weapons that are neither settled nor excluded. */
  readonly open: number;
  /** No open weapon has more damage; `null` without one, or where it is not known yet. */
  readonly bound: number | null;
  readonly nodes: number;
  readonly ms: number;
}

/** Part by which damage may differ and still count as equal, as everywhere in the search. */
const equalDamage = 2e-10;

interface Walk {
  readonly query: SearchQuery;
  readonly options: readonly CombinationOption[];
  readonly catalog: BuilderCatalog;
  readonly limit: number;
  readonly tally: Tally;
  /** What the searches have in common, by what tells them apart: many weapons bring the same and score the same skills. */
  readonly frames: Map<string, DamageFrame>;
}

interface Found {
  readonly results: Combination[];
  /** Highest damage that is possible with each weapon that is open. */
  readonly bounds: Map<number, number>;
  excluded: number;
}

/**
 * The weapons that deal most damage, each with its best set: objective, weapon and limit of the query take no part.
 *
 * Exact. Each weapon has a bound on the damage of all its sets, that of the search for it. Weapons are searched in the
 * order of their bounds; as soon as as many are settled as are listed, one whose bound is below the last of them is
 * excluded, before its search or in the middle of it.
 *
 * @param limit weapons to list, 1 and up
 * @throws RangeError where the query names a skill or bonus that does not exist
 */
export function prepareCombinations(
  query: SearchQuery,
  options: readonly CombinationOption[],
  catalog: BuilderCatalog,
  limit: number,
): Stepwise<CombinationReport> {
  const tally: Tally = { nodes: 0 };
  const found: Found = { results: [], bounds: new Map(), excluded: 0 };
  options.forEach((_, option) => {
    found.bounds.set(option, Infinity);
  });
  const steps = walkOptions({ query, options, catalog, limit, tally, frames: new Map() }, found);
  return createStepwise(tally, steps, (stopped, ms) => {
    const bound = Math.max(...found.bounds.values());
    return {
      status: stopped ?? (found.results.length > 0 ? "optimal" : "infeasible"),
      results: [...found.results],
      excluded: found.excluded,
      open: found.bounds.size,
      bound: Number.isFinite(bound) ? bound : null,
      nodes: tally.nodes,
      ms,
    };
  });
}

function* walkOptions(walk: Walk, found: Found): Generator<void, void, void> {
  const { options, limit } = walk;
  for (const option of options.keys()) yield* boundOption(walk, found, option);
  const getLeast = () =>
    found.results.length < limit ? -Infinity : (found.results[limit - 1]?.set.damage ?? -Infinity);
  for (;;) {
    for (const [option, bound] of found.bounds) {
      if (bound > getLeast() * (1 + equalDamage)) continue;
      found.bounds.delete(option);
      found.excluded += 1;
    }
    const [next] = [...found.bounds].toSorted(([, a], [, b]) => b - a);
    if (!next) return;
    yield* settleOption(walk, found, next[0], getLeast);
  }
}

/** The bound of a weapon before its search; a weapon with which no set exists is out. */
function* boundOption(walk: Walk, { bounds }: Found, option: number): Generator<void, void, void> {
  const question = createQuestion(walk, option);
  if (question === null) return;
  const { query, problem } = question;
  const { skills = {}, bonuses = {} } = query;
  const hasTargets = Object.keys(skills).length + Object.keys(bonuses).length > 0;
  if (hasTargets && (yield* findAnySet(query, walk.catalog, walk.tally)) === null) {
    bounds.delete(option);
    return;
  }
  walk.tally.nodes += 1;
  const bound = problem.figure(new BranchAndBound(problem).getBound());
  bounds.set(option, bound);
  yield;
}

/** Searches for the best set with a weapon, until its bound is below the last one listed. */
function* settleOption(
  walk: Walk,
  found: Found,
  option: number,
  getLeast: () => number,
): Generator<void, void, void> {
  const question = createQuestion(walk, option);
  if (question === null) return;
  // That a set meets the targets is known by now: what remains is whether one has more damage than those listed.
  const floor = Math.max(0, getLeast());
  const run = runProblem(question.problem, floor);
  let counted = 0;
  for (let done = false; !done; ) {
    done = run.step(run.slice);
    walk.tally.nodes += run.nodes - counted;
    counted = run.nodes;
    const { bound } = run.progress();
    if (!done && bound !== null) {
      found.bounds.set(option, Math.min(bound, found.bounds.get(option) ?? Infinity));
      if (bound < getLeast() * (1 - equalDamage)) {
        found.bounds.delete(option);
        found.excluded += 1;
        return;
      }
    }
    yield;
  }
  found.bounds.delete(option);
  const [set] = run.report().results;
  if (!set) {
    if (floor > 0) found.excluded += 1;
    return;
  }
  found.results.push({ option, set });
  found.results.sort((a, b) => (b.set.damage ?? 0) - (a.set.damage ?? 0) || a.option - b.option);
  found.excluded += found.results.splice(walk.limit).length;
}

function createQuestion({ query: all, options, catalog, frames }: Walk, option: number) {
  const chosen = options[option];
  if (!chosen) return null;
  const { weapon, getDamage } = chosen;
  const damage = getDamage();
  const query: SearchQuery = { ...all, weapon, objective: { kind: "damage", damage }, limit: 1 };
  const key = JSON.stringify([weapon, damage.skills]);
  const frame = frames.get(key) ?? createDamageFrame(query, catalog, damage.skills);
  frames.set(key, frame);
  return { query, problem: scoreFrame(frame, query, damage) };
}
