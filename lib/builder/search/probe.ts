import type { BuilderCatalog } from "../catalog/catalog";
import type { FoundSet, SearchQuery, SearchReport, SummedObjective } from "./query";
import { type SearchRun, startRun } from "./search-run";
import type { Tally } from "./steps";

/** Free slots lead a search to sets that have room for the levels of the targets. */
export const guideObjective: SummedObjective = { kind: "slots" };
/** The objective of a query where it is a sum; for damage, what leads to room for decorations. */
export function getSummedObjective({ objective }: SearchQuery): SummedObjective | undefined {
  return objective?.kind === "damage" ? guideObjective : objective;
}

/** A search for any set is looked at after so many nodes: it may end at the first. */
const glance = 20;
/** Nodes of one step of a search for any set, about a millisecond at worst. */
const sliceNodes = 100;

/** Any set that meets the query, or `null`: proved that there is none. A step is a few hundred nodes at most. */
export function* findAnySet(
  query: SearchQuery,
  catalog: BuilderCatalog,
  tally: Tally,
): Generator<void, FoundSet | null, void> {
  const run = yield* startRun({ ...query, objective: guideObjective, limit: 1 }, catalog);
  let counted = 0;
  for (let done = false; !done; ) {
    done = run.step(glance) || run.found > 0;
    if (!done && run.nodes < counted + sliceNodes) continue;
    tally.nodes += run.nodes - counted;
    counted = run.nodes;
    yield;
  }
  return run.progress().best;
}

/** Runs a search to its end. */
export function* runToEnd(run: SearchRun, tally: Tally): Generator<void, SearchReport, void> {
  let counted = 0;
  for (let done = false; !done; ) {
    done = run.step(run.slice);
    tally.nodes += run.nodes - counted;
    counted = run.nodes;
    yield;
  }
  return run.report();
}
