import type { BuilderCatalog } from "../catalog";
import { nextTask } from "../next-task";
import { type BestList, type Candidate, isSameCandidate } from "./best-list";
import { createProblem } from "./create-problem";
import { BranchAndBound, type Engine } from "./engine/engine";
import { describeSet } from "./found-set";
import type { Problem } from "./problem";
import type { FoundSet, ProofStatus, SearchQuery, SearchReport } from "./query";

export interface SearchProgress {
  readonly nodes: number;
  /** Sets found so far, no more than were asked for. */
  readonly found: number;
  /** Best set so far. */
  readonly best: FoundSet | null;
  /** No set has a higher objective than this. */
  readonly bound: number | null;
  /** Sets found so far, best first, the first 20; absent where they are those that were told last. */
  readonly results?: readonly FoundSet[] | undefined;
}

export interface SearchOptions {
  /** Milliseconds, as `performance.now`. Without it nothing is timed. */
  readonly clock?: (() => number) | undefined;
  /** Milliseconds after which the search ends as `bounded`. Needs a clock. */
  readonly budgetMs?: number | undefined;
  /** Nodes after which the search ends as `bounded`. */
  readonly maxNodes?: number | undefined;
  /** Asked every few hundred nodes; `true` ends the search as `cancelled`. */
  readonly shouldStop?: (() => boolean) | undefined;
  /**
   * Called when a better set was found, and every 50 ms by the clock. The list of sets is told with the first
   * that is found, then at most every 100 ms by the clock.
   */
  readonly onProgress?: ((progress: SearchProgress) => void) | undefined;
}

/** A search that goes on in steps, so that whoever runs it can do other things between them. */
export interface SearchRun {
  readonly done: boolean;
  readonly nodes: number;
  /** Sets found so far. */
  readonly found: number;
  /** How often a better set than all before was found. */
  readonly topChanges: number;
  /** Nodes that take a few milliseconds at most. */
  readonly slice: number;
  /** The next step gets something ready first, which takes long however few nodes are asked for. */
  readonly preparing: boolean;
  /** Goes on for about that many nodes. @returns whether it is done */
  step(nodes: number): boolean;
  progress(): SearchProgress;
  /** Sets found so far, best first, the first 20. The same array as before where they have not changed. */
  firstSets(): readonly FoundSet[];
  /** What is known by now. Without a status: `optimal` or `infeasible` when done, else `bounded`. */
  report(status?: ProofStatus, ms?: number): SearchReport;
}

/** Nodes are quick where values are sums, and slower where they are scores. */
const sliceOfSums = 100;
const sliceOfScores = 5;
const progressMs = 50;
const listMs = 100;
/** Sets that are told on the way: as many as a page shows at first. */
const maxListed = 20;
const none: readonly FoundSet[] = [];

/**
 * Boils the query down and gets ready to search. Query and catalogue are not changed.
 *
 * @throws RangeError where the query names a skill or bonus that does not exist; `checkQuery` finds all such
 */
export function prepareSearch(query: SearchQuery, catalog: BuilderCatalog): SearchRun {
  const prepare = () => runProblem(createProblem(query, catalog));
  const targetCount = Object.keys(query.skills ?? {}).length + Object.keys(query.bonuses ?? {}).length;
  if (query.objective?.kind !== "damage" || targetCount === 0) return prepare();
  const simpler = createProblem({ ...query, objective: { kind: "slots" }, limit: 1 }, catalog);
  return createGatedRun(runProblem(simpler), prepare);
}

/**
 * Whether any set meets the demands is answered at once by a search that leaves damage out, and only slowly by
 * one that has it in: that one is made ready when it is known to find something.
 */
function createGatedRun(gate: SearchRun, prepare: () => SearchRun): SearchRun {
  let run: SearchRun | null = null;
  const isShut = () => gate.done && gate.found === 0;
  const preparing = () => !run && gate.found > 0;
  return {
    get done() {
      return isShut() || run?.done === true;
    },
    get nodes() {
      return gate.nodes + (run?.nodes ?? 0);
    },
    get found() {
      return run?.found ?? 0;
    },
    get topChanges() {
      return run?.topChanges ?? 0;
    },
    get slice() {
      return (run ?? gate).slice;
    },
    get preparing() {
      return preparing();
    },
    step: (nodes) => {
      if (run) return run.step(nodes);
      if (preparing()) {
        run = prepare();
        return run.done;
      }
      gate.step(nodes);
      return isShut();
    },
    progress: () => run?.progress() ?? { nodes: gate.nodes, found: 0, best: null, bound: null },
    firstSets: () => run?.firstSets() ?? none,
    report: (status, ms = 0) => {
      if (run) return run.report(status, ms);
      const known = isShut() ? "infeasible" : (status ?? "bounded");
      return { status: known, results: [], bound: null, nodes: gate.nodes, ms };
    },
  };
}

/** @see prepareSearch */
export function runProblem(problem: Problem): SearchRun {
  const engine =
    problem.scoring && problem.layers.length > problem.pieces.length + 1
      ? createEnginePair(problem)
      : new BranchAndBound(problem);
  return {
    get done() {
      return engine.done;
    },
    get nodes() {
      return engine.nodes;
    },
    get found() {
      return engine.best.size;
    },
    get topChanges() {
      return engine.best.topChanges;
    },
    slice: problem.scoring ? sliceOfScores : sliceOfSums,
    preparing: false,
    step: (nodes) => engine.step(nodes),
    progress: () => {
      const best = engine.best.top();
      return {
        nodes: engine.nodes,
        found: engine.best.size,
        best: best && describeSet(problem, best),
        bound: engine.done ? null : getObjectiveBound(problem, engine),
      };
    },
    firstSets: createListReader(problem, engine.best),
    report: (status, ms = 0) => {
      const proof = status ?? (engine.done ? (engine.best.size > 0 ? "optimal" : "infeasible") : "bounded");
      return {
        status: proof,
        results: engine.best.sorted().map((candidate) => describeSet(problem, candidate)),
        bound: proof === "bounded" ? getObjectiveBound(problem, engine) : null,
        nodes: engine.nodes,
        ms,
      };
    },
  };
}

/** Sets that stay are described once. */
function createListReader(problem: Problem, best: BestList): () => readonly FoundSet[] {
  let changes = 0;
  let listed: readonly { readonly candidate: Candidate; readonly set: FoundSet }[] = [];
  let sets = none;
  return () => {
    if (best.changes === changes) return sets;
    changes = best.changes;
    const before = listed;
    listed = best.sorted(maxListed).map((candidate) => {
      const known = before.find((each) => isSameCandidate(each.candidate, candidate));
      return known ?? { candidate, set: describeSet(problem, candidate) };
    });
    if (listed.length !== before.length || listed.some((each, at) => each !== before[at])) {
      sets = listed.map(({ set }) => set);
    }
    return sets;
  };
}

/**
 * Two ways to fill a weapon cannot be mixed, and to the bound a mixture looks better than either. Where that is
 * most of the gap, the weapon has to be branched over first; else that only repeats the same search for each way.
 * Which it is cannot be told beforehand, so both go on by turns with one list, and whichever ends first is right.
 */
function createEnginePair(problem: Problem): Engine {
  const first = new BranchAndBound(problem);
  const second = new BranchAndBound(problem, first.best, true);
  let turn = 0;
  return {
    get done() {
      return first.done || second.done;
    },
    get nodes() {
      return first.nodes + second.nodes;
    },
    best: first.best,
    getBound: () => Math.min(first.getBound(), second.getBound()),
    step: (nodes) => {
      turn += 1;
      return (turn % 2 === 0 ? second : first).step(nodes);
    },
  };
}

/** Best sets for a query, with a proof. @throws as `prepareSearch` */
export function search(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: SearchOptions = {},
): SearchReport {
  const watch = startWatch(options);
  const run = prepareSearch(query, catalog);
  while (!run.step(run.slice)) {
    const stop = watch.check(run);
    if (stop) return run.report(stop, watch.getElapsed());
  }
  watch.last(run);
  return run.report(undefined, watch.getElapsed());
}

/**
 * As `search`, but lets other tasks in every few milliseconds, so that a worker hears of a cancelled request
 * at once.
 */
export async function searchAsync(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: SearchOptions & {
    readonly signal?: AbortSignal | undefined;
    readonly sliceMs?: number | undefined;
  } = {},
): Promise<SearchReport> {
  const { signal, sliceMs = 8, clock } = options;
  const watch = startWatch({
    ...options,
    shouldStop: () => signal?.aborted || options.shouldStop?.() || false,
  });
  if (signal?.aborted) return { status: "cancelled", results: [], bound: null, nodes: 0, ms: 0 };
  const run = prepareSearch(query, catalog);
  let pause = watch.getElapsed() + sliceMs;
  for (let slices = 1; !run.step(run.slice); slices++) {
    // Without a clock the slices themselves are counted.
    if (run.preparing || (clock ? watch.getElapsed() >= pause : slices % sliceMs === 0)) {
      await nextTask();
      pause = watch.getElapsed() + sliceMs;
    }
    const stop = watch.check(run);
    if (stop) return run.report(stop, watch.getElapsed());
  }
  watch.last(run);
  return run.report(undefined, watch.getElapsed());
}

function startWatch({
  clock,
  budgetMs = Infinity,
  maxNodes = Infinity,
  shouldStop,
  onProgress,
}: SearchOptions) {
  const begin = clock?.() ?? 0;
  const getElapsed = () => (clock ? clock() - begin : 0);
  let reported = 0;
  let changes = 0;
  let listed = 0;
  let list = none;
  const takeNewList = (run: SearchRun) => {
    if (list.length > 0 && getElapsed() - listed < listMs) return undefined;
    const results = run.firstSets();
    if (results === list) return undefined;
    list = results;
    listed = getElapsed();
    return results;
  };
  const notify = (run: SearchRun, always: boolean) => {
    if (!onProgress || (!always && run.topChanges === changes)) return;
    changes = run.topChanges;
    reported = getElapsed();
    const results = takeNewList(run);
    onProgress({ ...run.progress(), ...(results && { results }) });
  };
  return {
    getElapsed,
    /** Why the search must end now, if so. */
    check(run: SearchRun): ProofStatus | null {
      notify(run, getElapsed() - reported >= progressMs);
      if (shouldStop?.()) return "cancelled";
      return getElapsed() >= budgetMs || run.nodes >= maxNodes ? "bounded" : null;
    },
    last(run: SearchRun) {
      notify(run, false);
    },
  };
}

/** In units of the objective; never below what was found. */
function getObjectiveBound(problem: Problem, engine: Engine): number | null {
  const most = Math.max(engine.getBound(), engine.best.top()?.value ?? -Infinity);
  return Number.isFinite(most) ? problem.figure(most) : null;
}
