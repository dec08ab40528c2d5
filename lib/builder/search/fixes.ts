import type { BuilderCatalog } from "../catalog/catalog";
import { getLockedDecoration } from "./locked-decorations";
import { countOver, listMissing } from "./missing-decorations";
import { findNeededTalismans, type NeededTalisman, withoutMark } from "./needed-talismans";
import { findAnySet, getSummedObjective, runToEnd } from "./probe";
import type { FoundSet, SearchQuery } from "./query";
import { type SearchRun, startRun } from "./search-run";
import {
  createStepwise,
  runSteps,
  type Stepwise,
  type StepwiseOptions,
  type Stopped,
  type Tally,
} from "./steps";
import { listOpenTargets, replaceTargets, type SkillTarget } from "./targets";

/** A change of what a query allows, its targets left as they are. */
export interface QueryChange {
  /** The caller's mark; distinct among the changes of one query. */
  readonly key: string;
  /**
   * Aim of the search once a set is known to exist: the fewest decorations that are missing, or the plainest
   * talismans that are enough. Default: nothing more.
   */
  readonly refine?: "decorations" | "talisman" | undefined;
  /** Not tried where one of these was enough: it contains them. Marks of changes before it. */
  readonly unless?: readonly string[] | undefined;
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
}

/** One skill target that asks for less. */
interface LoweredSkill extends SkillTarget {
  /** The highest level with which a set exists, all else as it is; 0 = it has to go. */
  readonly to: number;
}

/** One way to make a query possible. A set exists: it is here. */
export interface Fix {
  /** Marks of the changes that it takes: one, or two where none is enough by itself. Empty where a target is lowered. */
  readonly keys: readonly string[];
  /** Copies of decorations besides those that are owned, by id, as few as can be; `null` = it is not about them. */
  readonly decorations: Readonly<Record<string, number>> | null;
  /** A talisman that is enough; `null` = it is not about one. */
  readonly talisman: NeededTalisman | null;
  readonly lowered: LoweredSkill | null;
  /** The best set by the objective of the query; for damage, one with many free slots until `prepareFixDamage` is done. */
  readonly set: FoundSet;
}

/** A fix with the query that it answers. */
interface FixedQuery {
  readonly fix: Fix;
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
}

export interface FixReport {
  /**
   * - `complete`: what is not listed is proved not to be enough, or contains what is.
   * - `bounded`, `cancelled`: stopped on the way. What is listed holds.
   */
  readonly status: "complete" | Stopped;
  /** In the order of the changes, then targets that are lowered, those that lose least first. */
  readonly fixes: readonly Fix[];
  /** Nodes of all searches. */
  readonly nodes: number;
  /** Milliseconds, by the clock that was handed in; 0 without one. */
  readonly ms: number;
}

/**
 * Fixes for a query without a set: each change by itself, pairs of them where none is enough, and each
 * target lowered as little as can be. Each is proved by a set, and what is left out by the end of a search.
 *
 * @param changes in the order in which they are to be listed
 * @throws RangeError where a query names a skill or bonus that does not exist
 */
export function findFixes(
  query: SearchQuery,
  catalog: BuilderCatalog,
  changes: readonly QueryChange[],
  options: StepwiseOptions<FixReport> & { readonly merge?: MergeChanges | undefined } = {},
): FixReport {
  return runSteps(prepareFixes(query, catalog, changes, options.merge), options);
}

/** Both changes at once; `null` where they change the same. */
export type MergeChanges = (a: QueryChange, b: QueryChange) => QueryChange | null;

/** Fixes as they are found, with what each of them asks. */
interface FixSearch extends Stepwise<FixReport> {
  readonly found: readonly FixedQuery[];
}

/** @see findFixes */
export function prepareFixes(
  query: SearchQuery,
  catalog: BuilderCatalog,
  changes: readonly QueryChange[],
  merge: MergeChanges = () => null,
): FixSearch {
  const tally: Tally = { nodes: 0 };
  const found: FixedQuery[] = [];
  const steps = listFixes({ query, catalog, changes, merge, found, tally });
  const work = createStepwise(tally, steps, (stopped, ms) => reportFixes(found, stopped, tally, ms));
  return Object.assign(work, { found });
}

/**
 * The set of most damage for each fix of a query for damage. They go on by turns, so that each has one that is good
 * when the time ends.
 *
 * @param found of `prepareFixes`
 * @param isLeftOut what is not valued
 */
export function prepareFixDamage(
  found: readonly FixedQuery[],
  isLeftOut: (fix: Fix) => boolean = () => false,
): Stepwise<FixReport> {
  const tally: Tally = { nodes: 0 };
  const best = [...found];
  return createStepwise(tally, valueFixes(best, isLeftOut, tally), (stopped, ms) =>
    reportFixes(best, stopped, tally, ms),
  );
}

function reportFixes(
  found: readonly FixedQuery[],
  stopped: Stopped | null,
  { nodes }: Readonly<Tally>,
  ms: number,
): FixReport {
  return { status: stopped ?? "complete", fixes: found.map(({ fix }) => fix), nodes, ms };
}

function* valueFixes(
  best: FixedQuery[],
  isLeftOut: (fix: Fix) => boolean,
  tally: Tally,
): Generator<void, void, void> {
  const runs = best.flatMap((fixed, at): Valuation[] =>
    isLeftOut(fixed.fix) ? [] : [{ fixed, at, run: null, seen: 0, changes: 0 }],
  );
  for (let open = true; open; ) {
    open = false;
    for (const each of runs) {
      const { fixed, at } = each;
      // Getting ready takes longer than a step, so that each has one of its own.
      each.run ??= yield* startRun({ ...fixed.query, limit: 1 }, fixed.catalog);
      if (each.run.done) continue;
      open = !each.run.step(each.run.slice) || open;
      tally.nodes += each.run.nodes - each.seen;
      each.seen = each.run.nodes;
      const set = each.run.topChanges > each.changes ? each.run.progress().best : null;
      each.changes = each.run.topChanges;
      if (set) best[at] = { ...fixed, fix: { ...fixed.fix, set: withoutMark(set) } };
      yield;
    }
  }
}

/** The search for the most damage of one fix. */
interface Valuation {
  readonly fixed: FixedQuery;
  /** Place among all. */
  readonly at: number;
  run: SearchRun | null;
  /** Nodes and changes of the best set that were taken note of. */
  seen: number;
  changes: number;
}

interface Task {
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
  readonly changes: readonly QueryChange[];
  readonly merge: MergeChanges;
  readonly found: FixedQuery[];
  readonly tally: Tally;
}

function* listFixes(task: Task): Generator<void, void, void> {
  const { changes, merge, found, tally } = task;
  const enough = new Set<string>();
  for (const change of changes) {
    if (change.unless?.some((key) => enough.has(key))) continue;
    const set = yield* findBestSet(change.query, change.catalog, tally);
    if (!set) continue;
    enough.add(change.key);
    found.push(...(yield* refine(task, change, set)));
  }
  if (found.length === 0) {
    for (const [at, one] of changes.entries()) {
      for (const other of changes.slice(at + 1)) {
        const both = merge(one, other);
        const set = both && (yield* findBestSet(both.query, both.catalog, tally));
        if (set) found.push({ ...both, fix: { ...plainFix, keys: [one.key, other.key], set } });
      }
    }
  }
  const lowered = yield* lowerEach(task);
  found.push(...lowered);
}

const plainFix = { decorations: null, talisman: null, lowered: null };

function* refine(
  { query, catalog, tally }: Task,
  change: QueryChange,
  set: FoundSet,
): Generator<void, readonly FixedQuery[], void> {
  const keys = [change.key];
  if (change.refine === "decorations") {
    const decorations = yield* listMissing(query, change, set, tally);
    const fixed = { ...change.query, decorations: countOver(query.decorations, decorations) };
    const best = yield* findBestSet(fixed, change.catalog, tally);
    const fix = { ...plainFix, keys, decorations, set: best ?? set };
    return [{ fix, query: fixed, catalog: change.catalog }];
  }
  if (change.refine === "talisman") {
    const needed = yield* findNeededTalismans(query, catalog, tally);
    return needed.map(({ talisman, set: own, query: fixed }) => ({
      fix: { ...plainFix, keys, talisman, set: own },
      query: fixed,
      catalog,
    }));
  }
  return [{ ...change, fix: { ...plainFix, keys, set } }];
}

/** Each target by itself, lowered to the highest level that some set has. */
function* lowerEach({ query, catalog, tally }: Task): Generator<void, readonly FixedQuery[], void> {
  const targets = listOpenTargets(query, catalog);
  const skills = targets.filter(({ id }) => getLockedDecoration(id) === null);
  const found: (FixedQuery & { readonly loss: number })[] = [];
  for (const target of skills) {
    const { field, id, level, brought } = target;
    const ask = (to: number) =>
      replaceTargets(
        query,
        targets.map((each) => (each === target ? { ...each, level: to } : each)),
      );
    if (!(yield* findAnySet(ask(0), catalog, tally))) continue;
    let to = level - 1;
    while (to > brought && !(yield* findAnySet(ask(to), catalog, tally))) to--;
    const fixed = ask(to > brought ? to : 0);
    const set = yield* findBestSet(fixed, catalog, tally);
    if (!set) continue;
    const fix = { ...plainFix, keys: [], lowered: { field, id, level, to: Math.max(to, brought) }, set };
    found.push({ fix, query: fixed, catalog, loss: level - to });
  }
  return found.toSorted((a, b) => a.loss - b.loss);
}

/** The best set by the objective, where that is a sum; `null`: proved that there is none. */
function* findBestSet(
  query: SearchQuery,
  catalog: BuilderCatalog,
  tally: Tally,
): Generator<void, FoundSet | null, void> {
  const sums = { ...query, objective: getSummedObjective(query), limit: 1 };
  const { results } = yield* runToEnd(yield* startRun(sums, catalog), tally);
  return results[0] ?? null;
}
