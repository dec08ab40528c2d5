import type { BuilderCatalog } from "../catalog/catalog";
import type { CompiledDamage } from "../damage/compiled";
import { compileWorstShare, type ShareCorner } from "../damage/worst-share";
import type { FoundSet, ProofStatus, SearchQuery } from "./query";
import { prepareSearch } from "./search";
import type { SearchRun } from "./search-run";
import { getSetLevels } from "./set-levels";
import { createStepwise, type Stepwise, type Tally } from "./steps";

/** A set with what it has of the most damage under each scenario. */
interface RobustSet {
  /** Its damage is the least of its shares, 0 to 1. */
  readonly set: FoundSet;
  /** By scenario: damage, and the share of the most that any set has, at least. */
  readonly corners: readonly { readonly damage: number; readonly share: number }[];
}

export interface RobustReport {
  /** `optimal`: no other set has a higher least share, and the most of each scenario is proved. */
  readonly status: ProofStatus;
  /** The highest least share first. */
  readonly results: readonly RobustSet[];
  /** By scenario that is done: the most damage that was found, and what no set exceeds. */
  readonly most: readonly { readonly damage: number; readonly bound: number }[];
  /** No set has a higher least share; `null` where nothing is known, and where it is proved. */
  readonly bound: number | null;
  readonly nodes: number;
  readonly ms: number;
}

/** Nodes after which the bound of a scenario stands for its most: shares are then at least what they say. */
const nodesOfCorner = 30_000;

/**
 * The sets with the highest least share of the most damage over several scenarios, which is also the largest loss that
 * one has to expect. First the most of each scenario is proved, then that share is searched for as damage is.
 *
 * A score is linear in the share of the time of a condition that runs on a cycle of its own, and the most of several
 * linear figures is convex: a share of it is therefore lowest at one of the ends of a range, so that both ends of
 * each range, combined, stand for all that is between (README, "A range of uptimes").
 *
 * @param query without its objective; the list is as long as it says
 */
export function prepareRobust(
  query: SearchQuery,
  catalog: BuilderCatalog,
  scenarios: readonly CompiledDamage[],
): Stepwise<RobustReport> {
  if (scenarios.length === 0) throw new RangeError("No scenario to compare");
  const tally: Tally = { nodes: 0 };
  const most: { damage: number; bound: number }[] = [];
  let isInfeasible = false;
  let last: SearchRun | null = null;
  const go = function* (run: SearchRun, maxNodes: number): Generator<void, void, void> {
    let counted = 0;
    for (let done = run.done; !done && run.nodes < maxNodes; ) {
      done = run.step(run.slice);
      tally.nodes += run.nodes - counted;
      counted = run.nodes;
      yield;
    }
  };
  const steps = (function* (): Generator<void, void, void> {
    for (const damage of scenarios) {
      const run = prepareSearch({ ...query, objective: { kind: "damage", damage }, limit: 1 }, catalog);
      yield* go(run, nodesOfCorner);
      const { status, results, bound } = run.report();
      const shown = results[0]?.damage ?? 0;
      isInfeasible = status === "infeasible";
      if (isInfeasible) return;
      most.push({ damage: shown, bound: Math.max(shown, bound ?? shown) });
    }
    const corners = listCorners(scenarios, most);
    if (corners.length === 0) return;
    const damage = compileWorstShare(corners);
    last = prepareSearch({ ...query, objective: { kind: "damage", damage } }, catalog);
    yield* go(last, Infinity);
  })();
  return createStepwise(tally, steps, (stopped, ms) => {
    const found = last?.report();
    const isProved = found?.status === "optimal" && most.every(({ damage, bound }) => damage === bound);
    const isNothing = isInfeasible || found?.status === "infeasible";
    // What the shares are measured by may be that much too high.
    const doubt = Math.max(1, ...most.map(({ damage, bound }) => (damage > 0 ? bound / damage : 1)));
    const known = found?.bound ?? found?.results[0]?.damage ?? null;
    return {
      status: isNothing ? "infeasible" : isProved ? "optimal" : (stopped ?? "bounded"),
      results: (found?.results ?? []).map((set) => ({
        set,
        corners: measure(set, query, catalog, scenarios, most),
      })),
      most: [...most],
      bound: isProved || isNothing || known === null ? null : Math.min(1, known * doubt),
      nodes: tally.nodes,
      ms,
    };
  });
}

/** Where no set deals anything, none is worse than another. */
function listCorners(
  scenarios: readonly CompiledDamage[],
  most: readonly { readonly bound: number }[],
): ShareCorner[] {
  return scenarios.flatMap((damage, at) => {
    const { bound = 0 } = most[at] ?? {};
    return bound > 0 ? [{ damage, most: bound }] : [];
  });
}

function measure(
  set: FoundSet,
  query: SearchQuery,
  catalog: BuilderCatalog,
  scenarios: readonly CompiledDamage[],
  most: readonly { readonly bound: number }[],
) {
  const levels = getSetLevels(set, query, catalog);
  return scenarios.map(({ skills, score }, at) => {
    const damage = score(skills.map(({ id }) => levels.get(id) ?? 0));
    const { bound = 0 } = most[at] ?? {};
    return { damage, share: bound > 0 ? damage / bound : 1 };
  });
}
