import type { BuilderCatalog } from "../catalog/catalog";
import { indexCatalog } from "./catalog-index";
import { getFrontierFigure } from "./frontier-figure";
import { findAnySet, runToEnd } from "./probe";
import type { AdditiveObjective } from "./problem";
import { equalDamage, type FoundSet, type Objective, type ProofStatus, type SearchQuery } from "./query";
import { type SearchRun, startRun } from "./search-run";
import { createStepwise, runSteps, type Stepwise, type StepwiseOptions, type Tally } from "./steps";

export type FrontierObjective = AdditiveObjective | { readonly kind: "slots" };

/** The level of a skill, set bonus or group skill. */
export interface FrontierSkill {
  readonly kind: "skill";
  /** Id. */
  readonly skill: string;
}

type DamageObjective = Extract<Objective, { kind: "damage" }>;

export type FrontierGoal = FrontierObjective | FrontierSkill | DamageObjective;

/** Any two that differ, but for damage and free slots: damage fills all slots. */
type FrontierPair = readonly [FrontierGoal, FrontierGoal];

interface FrontierOptions extends StepwiseOptions<FrontierReport> {
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
 * be a sum over the pieces or a level; free slots and damage are therefore the one that is maximized. Where sets of
 * equal figures are not ordered by the other one (damage, levels), a set counts only once the next one is seen to
 * have less.
 *
 * @throws RangeError where the objectives are the same or do not go together, or the query names a skill or bonus that does not exist
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
  const turned = !isFloor(second) || (first.kind === "skill" && second.kind !== "skill");
  const high = turned ? second : first;
  const floor = turned ? first : second;
  if (!isFloor(floor) || isSame(high, floor)) {
    throw new RangeError("A frontier needs two different objectives that go together");
  }
  const walk = { query, catalog, floor, add, tally };
  const steps = high.kind === "skill" ? walkSkills({ ...walk, high }) : walkFrontier({ ...walk, high });
  return createStepwise(tally, steps, (stopped, ms) => ({
    status: stopped ?? (points.length > 0 ? "optimal" : "infeasible"),
    points: turned ? points.toReversed() : [...points],
    nodes: tally.nodes,
    ms,
  }));
}

type Floor = AdditiveObjective | FrontierSkill;

function isFloor(goal: FrontierGoal): goal is Floor {
  return goal.kind !== "slots" && goal.kind !== "damage";
}

function isSame(a: FrontierGoal, b: FrontierGoal): boolean {
  if (a.kind === "resistance" && b.kind === "resistance") return a.element === b.element;
  if (a.kind === "skill" && b.kind === "skill") return a.skill === b.skill;
  return a.kind === b.kind;
}

interface Walk<High> {
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
  /** Goes down from the highest figure there is. */
  readonly high: High;
  /** Goes up. */
  readonly floor: Floor;
  readonly add: (set: FoundSet) => void;
  readonly tally: Tally;
}

function* walkFrontier(walk: Walk<Objective>): Generator<void, void, void> {
  const { query, catalog, high, floor, add, tally } = walk;
  const isOrdered = high.kind !== "damage" && floor.kind !== "skill";
  const most = floor.kind === "skill" ? getMaxLevel(floor, catalog) : Infinity;
  let figure = floor.kind === "skill" ? getTargetLevel(floor, query, catalog) : null;
  let last: FoundSet | null = null;
  for (;;) {
    const run: SearchRun | null =
      figure !== null && figure > most ? null : yield* startFloorRun(walk, figure);
    const [set]: readonly FoundSet[] = run ? (yield* runToEnd(run, tally)).results : [];
    if (last && !(set && isAsStrong(set, last, high, query, catalog))) add(last);
    if (!set) return;
    if (isOrdered) add(set);
    else last = set;
    // A level is no second order of the search: the set of a level may have more, and each level is asked for.
    figure = floor.kind === "skill" ? (figure ?? 0) + 1 : getFrontierFigure(set, floor, query, catalog) + 1;
  }
}

function startFloorRun({ query, catalog, high, floor }: Walk<Objective>, figure: number | null) {
  const criteria = { ...query, objective: high, limit: 1 };
  if (floor.kind === "skill") return startRun(withLevel(criteria, floor, figure ?? 0, catalog), catalog);
  return startRun(criteria, catalog, {
    tieBreak: floor,
    floor: figure === null ? undefined : { of: floor, figure },
  });
}

/** For each level of one skill the highest of the other, which falls as the first one rises. */
function* walkSkills(walk: Walk<FrontierSkill>): Generator<void, void, void> {
  const { query, catalog, high, floor, add, tally } = walk;
  if (floor.kind !== "skill") return;
  const most = getMaxLevel(floor, catalog);
  const least = getTargetLevel(high, query, catalog);
  let level = getMaxLevel(high, catalog);
  let last: { readonly set: FoundSet; readonly level: number } | null = null;
  for (let held = getTargetLevel(floor, query, catalog); held <= most; held += 1) {
    const criteria = withLevel(query, floor, held, catalog);
    let set: FoundSet | null = null;
    while (level >= least && set === null) {
      set = yield* findAnySet(withLevel(criteria, high, level, catalog), catalog, tally);
      if (set === null) level -= 1;
    }
    if (last && !(set && level === last.level)) add(last.set);
    if (!set) return;
    last = { set, level };
  }
  if (last) add(last.set);
}

function isBonus({ skill }: FrontierSkill, catalog: BuilderCatalog): boolean {
  const kind = indexCatalog(catalog).skills.get(skill)?.kind;
  if (kind === undefined) throw new RangeError(`No skill "${skill}"`);
  return kind !== "armor" && kind !== "weapon";
}

function getMaxLevel({ skill }: FrontierSkill, catalog: BuilderCatalog): number {
  const record = indexCatalog(catalog).skills.get(skill);
  if (!record) throw new RangeError(`No skill "${skill}"`);
  return record.maxLevel;
}

function getTargetLevel(goal: FrontierSkill, query: SearchQuery, catalog: BuilderCatalog): number {
  const level = query[isBonus(goal, catalog) ? "bonuses" : "skills"]?.[goal.skill] ?? 0;
  return Math.min(level, getMaxLevel(goal, catalog));
}

/** The query with at least a level of a skill. */
function withLevel(
  query: SearchQuery,
  goal: FrontierSkill,
  level: number,
  catalog: BuilderCatalog,
): SearchQuery {
  if (level === 0) return query;
  const field = isBonus(goal, catalog) ? "bonuses" : "skills";
  return { ...query, [field]: { ...query[field], [goal.skill]: level } };
}

/** Whether a set has as much as the one before it: of damage as the search counts it. */
function isAsStrong(
  set: FoundSet,
  before: FoundSet,
  high: Objective,
  query: SearchQuery,
  catalog: BuilderCatalog,
): boolean {
  const [now, then] = [set, before].map((each) => getFrontierFigure(each, high, query, catalog));
  if (now === undefined || then === undefined) return false;
  return high.kind === "damage" ? now >= then * (1 - equalDamage) : now >= then;
}
