import type { ArmorData } from "@/lib/builder/data/armor-file";
import { compileDamage } from "../damage/compile-damage";
import { checkQuery } from "../search/check-query";
import { prepareCombinations } from "../search/combinations";
import { prepareConflict } from "../search/conflict";
import { type FrontierGoal, prepareFrontier } from "../search/frontier";
import { type Headroom, prepareHeadroom } from "../search/headroom";
import { prepareNearest } from "../search/nearest-sets";
import type { FoundSet, SearchQuery } from "../search/query";
import { searchAsync } from "../search/search";
import type { SearchProgress } from "../search/search-run";
import { EngineError } from "./engine-error";
import type {
  CombinationTask,
  EngineProgress,
  EngineReport,
  EngineTask,
  ExplainReport,
  ExplainTask,
  FrontierTask,
  HeadroomTask,
  PostedGoal,
  PostedQuery,
} from "./protocol";
import { runStepsAsync } from "./run-steps-async";

/** What a task runs with. */
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
    case "search": {
      const { data, clock, signal } = context;
      const onProgress = (progress: SearchProgress) => context.onProgress({ kind: "search", progress });
      const report = await searchAsync(query, data, { ...task.limits, clock, signal, onProgress });
      return { kind: "search", report };
    }
    case "explain":
      return { kind: "explain", report: await runExplain(task, query, context) };
    case "headroom":
      return { kind: "headroom", report: await runHeadroom(task, query, context) };
    case "frontier":
      return { kind: "frontier", report: await runFrontier(task, query, context) };
    case "combination":
      return { kind: "combination", report: await runCombinations(task, query, context) };
  }
}

/** The query with its scenario compiled. */
function readQuery(posted: PostedQuery, data: ArmorData): SearchQuery {
  const { objective, ...rest } = posted;
  const query: SearchQuery =
    objective?.kind === "damage"
      ? { ...rest, objective: { kind: "damage", damage: compileScenario(objective, data) } }
      : { ...rest, objective };
  const issues = checkQuery(query, data);
  if (issues.length > 0) {
    throw new EngineError("bad-query", issues.map(({ path, message }) => `${path} ${message}`).join(" "));
  }
  return query;
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

/** The conflict is posted as soon as it is known; time and nodes are shared by both halves. */
async function runExplain(
  { limits = {}, ways }: ExplainTask,
  query: SearchQuery,
  { data, clock, signal, onProgress }: TaskContext,
): Promise<ExplainReport> {
  const steps = { clock, signal };
  const conflict = await runStepsAsync(prepareConflict(query, data), { ...steps, ...limits });
  onProgress({ kind: "explain", progress: conflict });
  if (conflict.status === "feasible" || conflict.status === "cancelled") return { conflict, nearest: null };
  const { budgetMs = Infinity, maxNodes = Infinity } = limits;
  const rest = {
    budgetMs: Math.max(budgetMs - conflict.ms, 0),
    maxNodes: Math.max(maxNodes - conflict.nodes, 0),
  };
  const nearest = await runStepsAsync(prepareNearest(query, data, ways), { ...steps, ...rest });
  return { conflict, nearest };
}

async function runHeadroom(
  task: HeadroomTask,
  query: SearchQuery,
  { data, onProgress, ...steps }: TaskContext,
) {
  const batch = createBatch<Headroom>((progress) => onProgress({ kind: "headroom", progress }));
  const work = prepareHeadroom(query, data, { sets: task.sets, onSkill: batch.add });
  const report = await runStepsAsync(work, { ...task.limits, ...steps, beforePause: batch.flush });
  batch.flush();
  return report;
}

async function runFrontier(
  task: FrontierTask,
  query: SearchQuery,
  { data, onProgress, ...steps }: TaskContext,
) {
  const batch = createBatch<FoundSet>((progress) => onProgress({ kind: "frontier", progress }));
  const work = readInput(() => {
    const [first, second] = task.objectives;
    const goals = [readGoal(first, data), readGoal(second, data)] as const;
    return prepareFrontier(query, data, goals, { onPoint: batch.add });
  });
  const report = await runStepsAsync(work, { ...task.limits, ...steps, beforePause: batch.flush });
  batch.flush();
  return report;
}

/** Milliseconds between two reports of a search over weapons. */
const combinationMs = 250;

async function runCombinations(
  task: CombinationTask,
  query: SearchQuery,
  { data, clock, signal, onProgress }: TaskContext,
) {
  const options = task.options.map(({ weapon, scenario }) => ({
    weapon,
    getDamage: () => compileScenario({ kind: "damage", scenario }, data),
  }));
  const work = readInput(() => prepareCombinations(query, options, data, task.count));
  let next = clock() + combinationMs;
  return runStepsAsync(work, {
    ...task.limits,
    clock,
    signal,
    beforePause: () => {
      if (clock() < next) return;
      next = clock() + combinationMs;
      onProgress({ kind: "combination", progress: work.report() });
    },
  });
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
