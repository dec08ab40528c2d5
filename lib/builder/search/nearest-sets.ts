import type { BuilderCatalog } from "../catalog/catalog";
import { readItem } from "./cells";
import { compareSets } from "./compare-sets";
import {
  countDroppable,
  type DroppableTargets,
  listDroppableTargets,
  listVectors,
  lowerTargets,
} from "./dropped-levels";
import { narrowCatalog } from "./narrow-catalog";
import { getSummedObjective, runToEnd } from "./probe";
import type { FoundSet, ProofStatus, SearchQuery } from "./query";
import { startRun } from "./search-run";
import { getSetLevels } from "./set-levels";
import { createStepwise, runSteps, type Stepwise, type StepwiseOptions, type Tally } from "./steps";
import { type OpenTarget, replaceTargets, type SkillTarget } from "./targets";

/** Ways that are listed where `ways` is left out. */
const defaultWays = 20;
/** Ways that are tried before the list is left incomplete: a search for damage takes far longer than others. */
const maxTries = { sum: 300, damage: 30 };

interface NearestOptions extends StepwiseOptions<NearestReport> {
  /** Most ways to list, 1 and up. `defaultWays`. */
  readonly ways?: number | undefined;
}

/** One way to lower the targets, with the best set for it. */
export interface NearWay {
  /** Targets and how many levels of each are given up, 1 and up; skills before bonuses, by id. */
  readonly dropped: readonly (SkillTarget & { readonly by: number })[];
  /** The best set for what remains, by the objective of the query. */
  readonly set: FoundSet;
}

export interface NearestReport {
  /**
   * - `optimal`: `levels` is proved to be the least, and every set that is listed is the best for its way.
   * - `infeasible`: no set exists even without targets.
   * - `bounded`, `cancelled`: stopped on the way. No set is known to drop fewer levels than `levels`, but
   *   one may exist.
   */
  readonly status: ProofStatus;
  /** Levels dropped, summed over all targets; 0 for a query with a set, `null` where none is known. */
  readonly levels: number | null;
  /** Different ways to drop that many, that with the best set first. */
  readonly ways: readonly NearWay[];
  /** There is no other way to drop that many. */
  readonly complete: boolean;
  /** Nodes of all searches. */
  readonly nodes: number;
  /** Milliseconds, by the clock that was handed in; 0 without one. */
  readonly ms: number;
}

/**
 * The sets that come nearest to a query without a set: those that drop as few levels as can be, a level of a
 * skill and a level of a bonus counting one each.
 *
 * A set drops, of each target, what it lacks of it. The search for sets with few levels open settles armor
 * skills; for bonuses and weapon skills every way to drop is tried, by the total, until that total alone is
 * more than the best known. Then the least total is proved.
 *
 * Then all ways to drop that total are gone through. A set for targets lowered in a way of the least total
 * lacks just that, as less would be a smaller total; so ways are different exactly where the levels dropped
 * are. Two bounds leave few of them to try. Where the query without a target needs `m` drops, that target
 * drops no more than the total less `m`, since the other targets drop `m` at least; and where it alone needs
 * `m`, it drops no fewer. What is left is tried one by one, by a search for the best set.
 *
 * @throws RangeError where the query names a skill or bonus that does not exist
 */
export function findNearest(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: NearestOptions = {},
): NearestReport {
  return runSteps(prepareNearest(query, catalog, options.ways), options);
}

interface FoundWay {
  /** Levels dropped, by target. */
  readonly by: readonly number[];
  readonly set: FoundSet;
  /** No set is better for this way. */
  readonly best: boolean;
}

/** Findings so far. */
interface Findings {
  levels: number | null;
  /** Ways to drop `levels`, by how many of each target. */
  readonly sets: Map<string, FoundWay>;
  complete: boolean;
}

/** @see findNearest */
export function prepareNearest(
  query: SearchQuery,
  catalog: BuilderCatalog,
  ways = defaultWays,
): Stepwise<NearestReport> {
  const targets = listDroppableTargets(query, catalog);
  const findings: Findings = { levels: null, sets: new Map(), complete: false };
  const tally: Tally = { nodes: 0 };
  const narrowed = narrowCatalog({ ...query, objective: getSummedObjective(query) }, catalog);
  const steps = findWays({ query, catalog, narrowed, ...targets, findings, tally });
  return createStepwise(tally, steps, (stopped, ms) => {
    const sorted = [...findings.sets.values()]
      .filter(({ best }) => best || stopped)
      .toSorted((a, b) => compareSets(a.set, b.set, query.objective) || compareLists(b.by, a.by));
    return {
      status: stopped ?? (findings.levels === null ? "infeasible" : "optimal"),
      levels: findings.levels,
      ways: sorted.slice(0, ways).map(({ by, set }) => ({ dropped: toDropped(targets.all, by), set })),
      complete: findings.complete && sorted.length <= ways,
      nodes: tally.nodes,
      ms,
    };
  });
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, index) => each !== b[index]);
  return at < 0 ? 0 : readItem(a, at) - readItem(b, at);
}

function toDropped(targets: readonly OpenTarget[], by: readonly number[]): NearWay["dropped"] {
  const dropped = targets.flatMap(({ field, id, level }, at) => {
    const levels = readItem(by, at);
    return levels > 0 ? [{ field, id, level, by: levels }] : [];
  });
  return dropped.toSorted((a, b) => compareText(b.field, a.field) || compareText(a.id, b.id));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

interface Task extends DroppableTargets {
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
  /** Figures of the catalog for searches for a sum over the pieces. */
  readonly narrowed: BuilderCatalog;
  readonly findings: Findings;
  readonly tally: Tally;
}

function* findWays(task: Task): Generator<void, void, void> {
  const { soft, hard, findings } = task;
  if ((yield* findLeastDropped(task, [], [])) === null) return;
  const zero = hard.map(() => 0);
  const max = hard.map(countDroppable);
  /** Ways to drop weapon skills and bonuses, with the levels of armor skills that the least total leaves. */
  let ties: { readonly by: readonly number[]; readonly rest: number }[] = [];
  const limit = max.reduce((sum, each) => sum + each, 0);
  for (let total = 0; total <= Math.min(limit, findings.levels ?? limit); total++) {
    for (const by of listVectors(total, zero, max)) {
      const found = yield* findLeastDropped(task, soft, lowerTargets(hard, by));
      if (!found || total + found.levels > (findings.levels ?? Infinity)) continue;
      if (total + found.levels < (findings.levels ?? Infinity)) {
        findings.sets.clear();
        ties = [];
      }
      findings.levels = total + found.levels;
      ties.push({ by, rest: found.levels });
      // Levels are dropped for a sum over the pieces alone; for damage the best set is looked for below.
      saveWay(findings, { by: [...found.by, ...by], set: found.set, best: !isDamage(task.query) });
    }
  }
  let tries = 0;
  for (const { by, rest } of ties) {
    const box = yield* findBox(task, lowerTargets(hard, by), rest);
    for (const others of listVectors(rest, box.min, box.max)) {
      const vector = [...others, ...by];
      if (findings.sets.get(vector.join())?.best) continue;
      if (++tries > maxTries[isDamage(task.query) ? "damage" : "sum"]) return;
      const run = yield* startRun(
        { ...replaceTargets(task.query, lowerTargets(task.all, vector)), limit: 1 },
        isDamage(task.query) ? task.catalog : task.narrowed,
      );
      const [set] = (yield* runToEnd(run, task.tally)).results;
      if (set) saveWay(findings, { by: vector, set, best: true });
    }
  }
  findings.complete = true;
}

function saveWay({ sets }: Findings, way: FoundWay): void {
  sets.set(way.by.join(), way);
}

function isDamage({ objective }: SearchQuery): boolean {
  return objective?.kind === "damage";
}

/** The fewest levels of armor skills to drop, where the hard targets are met; `null` where they cannot be. */
function* findLeastDropped(
  { query, catalog, narrowed, tally }: Task,
  soft: readonly OpenTarget[],
  hard: readonly OpenTarget[],
): Generator<void, { levels: number; by: readonly number[]; set: FoundSet } | null, void> {
  const criteria = {
    ...replaceTargets(query, [...soft, ...hard]),
    limit: 1,
    objective: getSummedObjective(query),
  };
  const run = yield* startRun(criteria, narrowed, { mayDrop: true });
  const [set] = (yield* runToEnd(run, tally)).results;
  if (!set) return null;
  const has = getSetLevels(set, query, catalog);
  const by = soft.map(({ id, level }) => Math.max(0, level - (has.get(id) ?? 0)));
  return { levels: by.reduce((sum, each) => sum + each, 0), by, set };
}

/** Fewest and most levels that each armor skill drops where they drop so many together. */
function* findBox(
  task: Task,
  hard: readonly OpenTarget[],
  total: number,
): Generator<void, { min: readonly number[]; max: readonly number[] }, void> {
  const { soft } = task;
  const max = soft.map((target) => Math.min(total, countDroppable(target)));
  const min = soft.map(() => 0);
  for (let at = 0; at < soft.length && total > 0; at++) {
    const others = yield* findLeastDropped(task, soft.toSpliced(at, 1), hard);
    max[at] = Math.min(readItem(max, at), total - (others?.levels ?? 0));
  }
  for (let at = 0; at < soft.length && total > 0; at++) {
    if (max[at] === 0) continue;
    const alone = yield* findLeastDropped(task, soft.slice(at, at + 1), hard);
    min[at] = alone?.levels ?? 0;
  }
  return { min, max };
}
