import type { BuilderCatalog } from "../catalog/catalog";
import { createProblem } from "./create-problem";
import { runToEnd } from "./probe";
import type { AdditiveObjective, ProblemOptions } from "./problem";
import type { FoundSet, Objective, ProofStatus, SearchQuery } from "./query";
import { runProblem } from "./search-run";
import { createStepwise, runSteps, type Stepwise, type StepwiseOptions, type Tally } from "./steps";

export type FrontierObjective = AdditiveObjective | { readonly kind: "slots" };

/** Objectives of a frontier; damage fills all slots, and so goes with a sum over the pieces alone. */
export type FrontierPair =
  | readonly [FrontierObjective, FrontierObjective]
  | readonly [DamageObjective, AdditiveObjective]
  | readonly [AdditiveObjective, DamageObjective];

type DamageObjective = Extract<Objective, { kind: "damage" }>;

/** Part by which damage may differ and still count as equal, as everywhere in the search. */
const equalDamage = 2e-10;

export interface FrontierOptions extends StepwiseOptions<FrontierReport> {
  /** Called for each set once it is known, in the order in which they are found. */
  readonly onPoint?: ((set: FoundSet) => void) | undefined;
}

export interface FrontierReport {
  /**
   * - `optimal`: all there are.
   * - `infeasible`: no set meets the query.
   * - `bounded`, `cancelled`: stopped on the way. Those listed are on the frontier; others may be missing, all
   *   on the same side of those listed.
   */
  readonly status: ProofStatus;
  /** One set for each pair of figures, the highest of the first objective first. */
  readonly points: readonly FoundSet[];
  /** Nodes of all searches. */
  readonly nodes: number;
  /** Milliseconds, by the clock that was handed in; 0 without one. */
  readonly ms: number;
}

/**
 * The sets of which none is better in one of two objectives without being worse in the other: each such pair of
 * figures once, with one set. Objective and limit of the query take no part. Free slots count as everywhere:
 * level 3, then 2, then 1.
 *
 * Exact. The best set of one objective, and among those of the other, is on the frontier: none has more of the
 * first, and none with as much has more of the second. Every other set on the frontier has less of the first,
 * so more of the second than that: the next one is the best of those. The figure that is held to a floor must
 * be a sum over the pieces; free slots and damage are therefore the one that is maximised. Sets of equal damage
 * are not ordered by the other figure: such a set counts only once the next one is seen to have less damage.
 *
 * @throws RangeError where both objectives are the same, or the query names a skill or bonus that does not exist
 */
export function findFrontier(
  query: SearchQuery,
  catalog: BuilderCatalog,
  objectives: FrontierPair,
  options: FrontierOptions = {},
): FrontierReport {
  return runSteps(prepareFrontier(query, catalog, objectives, options), options);
}

/** @see findFrontier */
export function prepareFrontier(
  query: SearchQuery,
  catalog: BuilderCatalog,
  [first, second]: FrontierPair,
  { onPoint }: Pick<FrontierOptions, "onPoint"> = {},
): Stepwise<FrontierReport> {
  const tally: Tally = { nodes: 0 };
  const points: FoundSet[] = [];
  const add = (set: FoundSet) => {
    points.push(set);
    onPoint?.(set);
  };
  const turned = second.kind === "slots" || second.kind === "damage";
  const high = turned ? second : first;
  const floor = turned ? first : second;
  if (floor.kind === "slots" || floor.kind === "damage" || isSame(high, floor)) {
    throw new RangeError("A frontier needs two different objectives, one of them a sum over the pieces");
  }
  return createStepwise(tally, walkFrontier({ query, catalog, high, floor, add, tally }), (stopped, ms) => ({
    status: stopped ?? (points.length > 0 ? "optimal" : "infeasible"),
    points: turned ? points.toReversed() : [...points],
    nodes: tally.nodes,
    ms,
  }));
}

function isSame(a: Objective, b: Objective): boolean {
  if (a.kind === "resistance" && b.kind === "resistance") return a.element === b.element;
  return a.kind === b.kind;
}

interface Walk {
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
  /** Goes down from the highest figure there is. */
  readonly high: Objective;
  /** Goes up. */
  readonly floor: AdditiveObjective;
  readonly add: (set: FoundSet) => void;
  readonly tally: Tally;
}

function* walkFrontier({ query, catalog, high, floor, add, tally }: Walk): Generator<void, void, void> {
  const criteria = { ...query, objective: high, limit: 1 };
  let figure: number | null = null;
  let last: FoundSet | null = null;
  for (;;) {
    const options: ProblemOptions = {
      tieBreak: floor,
      floor: figure === null ? undefined : { of: floor, figure },
    };
    const run = runProblem(createProblem(criteria, catalog, options));
    const [set]: readonly FoundSet[] = (yield* runToEnd(run, tally)).results;
    if (last && !(set && isAsStrong(set, last))) add(last);
    if (!set) return;
    if (high.kind === "damage") last = set;
    else add(set);
    figure = (floor.kind === "defense" ? set.defense : set.resistances[floor.element]) + 1;
  }
}

/** Whether sets deal the same damage, as the search counts it. Other figures are ordered by the search. */
function isAsStrong({ damage: a }: FoundSet, { damage: b }: FoundSet): boolean {
  return a !== undefined && b !== undefined && a >= b * (1 - equalDamage);
}
