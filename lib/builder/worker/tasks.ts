import type { ArmorData } from "@/lib/builder/data/armor-file";
import { compileDamage } from "../damage/compile-damage";
import type { DamageScenario } from "../damage/inputs";
import { checkQuery } from "../search/check-query";
import { type CombinationOption, type CombinationReport, prepareCombinations } from "../search/combinations";
import { type ConflictReport, prepareConflict } from "../search/conflict";
import {
  type Fix,
  type FixReport,
  type MergeChanges,
  prepareFixDamage,
  prepareFixes,
  type QueryChange,
} from "../search/fixes";
import { type FrontierGoal, prepareFrontier } from "../search/frontier";
import { type Headroom, prepareHeadroom } from "../search/headroom";
import {
  addLevels,
  getLockedDecoration,
  type LockedQuery,
  lowerLockedDecorations,
} from "../search/locked-decorations";
import { prepareNearest } from "../search/nearest-sets";
import type { FoundSet, SearchQuery } from "../search/query";
import { prepareRobust, type RobustReport } from "../search/robust";
import { searchAsync } from "../search/search";
import type { SearchProgress } from "../search/search-run";
import { prepareSkillCosts, type SkillCost, type SkillCostReport } from "../search/skill-costs";
import type { Stepwise } from "../search/steps";
import { EngineError } from "./engine-error";
import type {
  CombinationTask,
  CostsTask,
  EngineProgress,
  EngineReport,
  EngineTask,
  ExplainReport,
  ExplainTask,
  FrontierTask,
  HeadroomTask,
  PostedChange,
  PostedGoal,
  PostedQuery,
  RobustTask,
} from "./protocol";
import { runStepsAsync } from "./run-steps-async";

/** Context of a task. */
interface TaskContext {
  readonly data: ArmorData;
  /** Milliseconds, as `performance.now`. */
  readonly clock: () => number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
}

/**
 * Runs one task, in slices of a few milliseconds. A cancelled task ends with what it has found so far.
 *
 * @throws EngineError `bad-query` or `bad-input`
 */
export async function runTask(task: EngineTask, context: TaskContext): Promise<EngineReport> {
  const query = readQuery(task.query, context.data);
  switch (task.kind) {
    case "search":
      return { kind: "search", report: await runSearch(task, query, context) };
    case "explain":
      return { kind: "explain", report: await runExplain(task, query, context) };
    case "costs":
      return { kind: "costs", report: await runCosts(task, query, context) };
    case "headroom":
      return { kind: "headroom", report: await runHeadroom(task, query, context) };
    case "frontier":
      return { kind: "frontier", report: await runFrontier(task, query, context) };
    case "combination":
      return { kind: "combination", report: await runCombinations(task, query, context) };
    case "robust":
      return { kind: "robust", report: await runRobust(task, query, context) };
  }
}

async function runSearch(
  { limits }: EngineTask,
  { query, catalog, restore }: LockedQuery,
  { clock, signal, onProgress }: TaskContext,
) {
  const restoreProgress = ({ best, results, ...progress }: SearchProgress): SearchProgress => ({
    ...progress,
    best: best && restore(best),
    ...(results && { results: results.map(restore) }),
  });
  const report = await searchAsync(query, catalog, {
    ...limits,
    clock,
    signal,
    onProgress: (progress) => onProgress({ kind: "search", progress: restoreProgress(progress) }),
  });
  return { ...report, results: report.results.map(restore) };
}

/** The query with its scenario compiled and its locked decorations lowered. */
function readQuery(posted: PostedQuery, data: ArmorData): LockedQuery {
  const { objective, ...rest } = posted;
  return lowerChecked(
    objective?.kind === "damage"
      ? { ...rest, objective: { kind: "damage", damage: compileScenario(objective, data) } }
      : { ...rest, objective },
    data,
  );
}

function lowerChecked(query: SearchQuery, data: ArmorData): LockedQuery {
  const issues = checkQuery(query, data);
  if (issues.length > 0) {
    throw new EngineError("bad-query", issues.map(({ path, message }) => `${path} ${message}`).join(" "));
  }
  return lowerLockedDecorations(query, data);
}

function compileScenario(
  { scenario, fixed }: Extract<PostedQuery["objective"], { kind: "damage" }>,
  { skills }: ArmorData,
) {
  return readInput(() => compileDamage(scenario, skills, fixed));
}

function readGoal(goal: PostedGoal, data: ArmorData): FrontierGoal {
  return goal.kind === "damage" ? { kind: "damage", damage: compileScenario(goal, data) } : goal;
}

/** The engine refuses figures without meaning by a RangeError. */
function readInput<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new EngineError("bad-input", error.message);
    throw error;
  }
}

/** Milliseconds for the damage of fixes, after all else: without it they are still proved. */
const fixDamageMs = 4000;

/**
 * Each part is posted as soon as it is known: the conflict, what makes a set possible, the nearest sets, and where damage
 * is the objective, that of the fixes. Time and nodes are shared by all.
 */
async function runExplain(
  task: ExplainTask,
  locked: LockedQuery,
  { data, clock, signal, onProgress }: TaskContext,
): Promise<ExplainReport> {
  const { query, catalog, restore } = locked;
  const { budgetMs = Infinity, maxNodes = Infinity } = task.limits ?? {};
  const used = { ms: 0, nodes: 0 };
  const run = async <Report extends { readonly ms: number; readonly nodes: number }>(
    work: Stepwise<Report>,
    maxMs = Infinity,
  ) => {
    const report = await runStepsAsync(work, {
      clock,
      signal,
      budgetMs: Math.min(Math.max(budgetMs - used.ms, 0), maxMs),
      maxNodes: Math.max(maxNodes - used.nodes, 0),
    });
    used.ms += report.ms;
    used.nodes += report.nodes;
    return report;
  };
  const found = await run(prepareConflict(query, catalog));
  const conflict = catalog === data ? found : withoutProof(found);
  let report: ExplainReport = { conflict, fixes: null, nearest: null };
  const tell = (known: Partial<ExplainReport>) => {
    report = { ...report, ...known };
    onProgress({ kind: "explain", progress: report });
  };
  tell({});
  if (conflict.status === "feasible" || signal.aborted) return report;

  const changes = readChanges(task, locked, data);
  const fixing = prepareFixes(query, catalog, changes.list, changes.merge);
  tell({ fixes: changes.restore(await run(fixing)) });
  if (signal.aborted) return report;

  const nearest = await run(prepareNearest(query, catalog, task.ways));
  const possible = nearest.ways.filter(({ dropped }) =>
    dropped.every(({ id }) => getLockedDecoration(id) === null),
  );
  tell({
    nearest: {
      ...nearest,
      ways: possible.map((way) => ({ ...way, set: restore(way.set) })),
      complete: nearest.complete && possible.length === nearest.ways.length,
    },
  });
  if (task.query.objective?.kind !== "damage" || fixing.found.length === 0 || signal.aborted) return report;
  const valued = await run(prepareFixDamage(fixing.found, changes.isOtherWeapon), fixDamageMs);
  // Whether they are all there was settled before.
  return { ...report, fixes: changes.restore({ ...valued, status: report.fixes?.status ?? "complete" }) };
}

/** The changes of a task as queries, each with its own locks. */
function readChanges({ query, changes = [] }: ExplainTask, locked: LockedQuery, data: ArmorData) {
  const posted = new Map(changes.map((each) => [each.key, each]));
  const restores = new Map<string, LockedQuery["restore"]>();
  const read = (key: string, change: PostedChange["change"]) => {
    const changed = lowerChecked({ ...query, ...change, objective: locked.query.objective }, data);
    restores.set(key, changed.restore);
    return { query: changed.query, catalog: changed.catalog };
  };
  const list = changes.map(
    (each): QueryChange => ({
      key: each.key,
      refine: each.refine,
      unless: each.unless,
      ...read(each.key, each.change),
    }),
  );
  const merge: MergeChanges = (a, b) => {
    const [one, other] = [posted.get(a.key), posted.get(b.key)];
    if (!one || !other || Object.keys(one.change).some((field) => field in other.change)) return null;
    const key = `${a.key} ${b.key}`;
    return { key, ...read(key, { ...one.change, ...other.change }) };
  };
  const restore = (report: FixReport): FixReport => ({
    ...report,
    fixes: report.fixes.map((fix) => ({
      ...fix,
      set: (restores.get(fix.keys.join(" ")) ?? locked.restore)(fix.set),
    })),
  });
  const isOtherWeapon = ({ keys }: Fix) => keys.some((key) => posted.get(key)?.isOtherWeapon);
  return { list, merge, restore, isOtherWeapon };
}

/** A locked decoration that is left out still brings its level, so that smaller groups are not proved to be met. */
function withoutProof(conflict: ConflictReport): ConflictReport {
  const isProof = conflict.status === "smallest" || conflict.status === "minimal";
  return isProof ? { ...conflict, status: "bounded" } : conflict;
}

async function runCosts(
  task: CostsTask,
  { query, catalog }: LockedQuery,
  { data, onProgress, ...steps }: TaskContext,
): Promise<SkillCostReport> {
  // A set that was found names locked decorations by their own ids, as no set of this query does.
  if (catalog !== data) return { status: "complete", costs: [], nodes: 0, ms: 0 };
  const batch = createBatch<SkillCost>((progress) => onProgress({ kind: "costs", progress }));
  const work = readInput(() => prepareSkillCosts(task.set, query, catalog, batch.add));
  const report = await runStepsAsync(work, { ...task.limits, ...steps, beforePause: batch.flush });
  batch.flush();
  return report;
}

async function runHeadroom(
  task: HeadroomTask,
  { query, catalog }: LockedQuery,
  { data, onProgress, ...steps }: TaskContext,
) {
  const known = new Set(data.skills.map(({ id }) => id));
  const batch = createBatch<Headroom>((progress) => onProgress({ kind: "headroom", progress }));
  const work = prepareHeadroom(query, catalog, {
    // Sets that were found name locked decorations by their own ids, as no set of this query does.
    sets: catalog === data ? task.sets : [],
    onSkill: (skill) => known.has(skill.id) && batch.add(skill),
  });
  const report = await runStepsAsync(work, { ...task.limits, ...steps, beforePause: batch.flush });
  batch.flush();
  return { ...report, skills: report.skills.filter(({ id }) => known.has(id)) };
}

async function runFrontier(
  task: FrontierTask,
  { query, catalog, restore }: LockedQuery,
  { data, onProgress, ...steps }: TaskContext,
) {
  const batch = createBatch<FoundSet>((progress) => onProgress({ kind: "frontier", progress }));
  const work = readInput(() => {
    const [first, second] = task.objectives;
    const goals = [readGoal(first, data), readGoal(second, data)] as const;
    return prepareFrontier(query, catalog, goals, { onPoint: (set) => batch.add(restore(set)) });
  });
  const report = await runStepsAsync(work, { ...task.limits, ...steps, beforePause: batch.flush });
  batch.flush();
  return { ...report, points: report.points.map(restore) };
}

async function runRobust(
  task: RobustTask,
  { query, catalog, restore }: LockedQuery,
  { data, onProgress, ...steps }: TaskContext,
): Promise<RobustReport> {
  const restoreReport = ({ results, ...report }: RobustReport): RobustReport => ({
    ...report,
    results: results.map(({ set, corners }) => ({ set: restore(set), corners })),
  });
  const scenarios = task.scenarios.map((scenario) => compileScenario({ kind: "damage", scenario }, data));
  const work = readInput(() => prepareRobust(query, catalog, scenarios));
  let next = steps.clock() + wholeReportMs;
  const report = await runStepsAsync(work, {
    ...task.limits,
    ...steps,
    beforePause: () => {
      if (steps.clock() < next) return;
      next = steps.clock() + wholeReportMs;
      onProgress({ kind: "robust", progress: restoreReport(work.report()) });
    },
  });
  return restoreReport(report);
}

/** Milliseconds between two reports of all that is known. */
const wholeReportMs = 250;

async function runCombinations(
  task: CombinationTask,
  { query, catalog, restore }: LockedQuery,
  { data, clock, signal, onProgress }: TaskContext,
) {
  // The weapon of the query stands for what locked decorations bring, whatever weapon is in hand.
  const given = query.weapon?.skills ?? {};
  const toDamage = (scenario: DamageScenario) => ({
    getDamage: () => compileScenario({ kind: "damage", scenario }, data),
  });
  const options = task.options.map(
    ({ weapon, scenario, bundle, isPaired = false, family }): CombinationOption => ({
      weapon: { ...weapon, skills: addLevels(weapon?.skills ?? {}, given, catalog) },
      ...toDamage(scenario),
      pairs: isPaired ? task.pairs : undefined,
      bundle,
      family,
    }),
  );
  const bundles = (task.bundles ?? []).map(toDamage);
  const restoreReport = ({ results, ...report }: CombinationReport): CombinationReport => ({
    ...report,
    results: results.map(({ set, ...chosen }) => ({ ...chosen, set: restore(set) })),
  });
  const work = readInput(() => prepareCombinations(query, options, catalog, task.count, bundles));
  let next = clock() + wholeReportMs;
  const report = await runStepsAsync(work, {
    ...task.limits,
    clock,
    signal,
    beforePause: () => {
      if (clock() < next) return;
      next = clock() + wholeReportMs;
      onProgress({ kind: "combination", progress: restoreReport(work.report()) });
    },
  });
  return restoreReport(report);
}

/** Many small messages would cost more than the work between them. */
function createBatch<T>(send: (list: readonly T[]) => void) {
  let items: T[] = [];
  return {
    add: (each: T) => {
      items.push(each);
    },
    flush: () => {
      if (items.length === 0) return;
      send(items);
      items = [];
    },
  };
}
