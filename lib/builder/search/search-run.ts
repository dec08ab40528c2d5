import type { BuilderCatalog } from "../catalog/catalog";
import { type BestList, type Candidate, isSameCandidate } from "./best-list";
import { boilDown } from "./create-problem";
import { BranchAndBound, type Engine } from "./engine/engine";
import { createLedEngine, startLedEngine } from "./engine/led-engine";
import { describeSet } from "./found-set";
import type { Problem, ProblemOptions } from "./problem";
import type { FoundSet, ProofStatus, SearchQuery, SearchReport } from "./query";

export interface SearchProgress {
  readonly nodes: number;
  /** Sets found so far, no more than the limit. */
  readonly found: number;
  /** Best set so far. */
  readonly best: FoundSet | null;
  /** No set has a higher objective than this. */
  readonly bound: number | null;
  /** Sets found so far, best first, the first 20; absent where they have not changed since the last report. */
  readonly results?: readonly FoundSet[] | undefined;
}

/** A search that goes on in steps, so that whoever runs it can do other work between them. */
export interface SearchRun {
  readonly done: boolean;
  readonly nodes: number;
  /** Sets found so far. */
  readonly found: number;
  /** How often a better set than all before was found. */
  readonly topChanges: number;
  /** Nodes that take a few milliseconds at most. */
  readonly slice: number;
  /** The next step gets something ready, however few nodes it is asked for. */
  readonly preparing: boolean;
  /** Goes on for about that many nodes. @returns whether it is done */
  step(nodes: number): boolean;
  progress(): SearchProgress;
  /** Sets found so far, best first, the first 20. The same array as before where they have not changed. */
  firstSets(): readonly FoundSet[];
  /** State of knowledge by now. Without a status: `optimal` or `infeasible` when done, else `bounded`. */
  report(status?: ProofStatus, ms?: number): SearchReport;
}

/** Nodes are quick where values are sums, and slower where they are scores. */
const sliceOfSums = 100;
const sliceOfScores = 5;
/** Sets that are listed on the way: as many as a page shows at first. */
const maxListed = 20;
const none: readonly FoundSet[] = [];

/**
 * A search for the best sets of a problem.
 *
 * @param floor where sets are valued by damage: only those of more damage are looked for, and `infeasible` says that
 *   there is none
 */
export function runProblem(problem: Problem, floor = 0): SearchRun {
  return readEngine(
    problem,
    problem.scoring ? createLedEngine(problem, Math.log(floor)) : new BranchAndBound(problem),
  );
}

function readEngine(problem: Problem, engine: Engine): SearchRun {
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
        openBound: proof === "bounded" ? toFigure(problem, engine.getOpenBound()) : null,
        nodes: engine.nodes,
        ms,
      };
    },
  };
}

/** A search for the best sets of a query, got ready in steps. */
export function* startRun(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options?: ProblemOptions,
): Generator<void, SearchRun, void> {
  const problem = yield* boilDown(query, catalog, options);
  if (!problem.scoring) return runProblem(problem);
  yield;
  return readEngine(problem, yield* startLedEngine(problem));
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

/** In units of the objective; never below what was found. */
function getObjectiveBound(problem: Problem, engine: Engine): number | null {
  return toFigure(problem, Math.max(engine.getBound(), engine.best.topValue));
}

function toFigure(problem: Problem, bound: number): number | null {
  return Number.isFinite(bound) ? problem.figure(bound) : null;
}
