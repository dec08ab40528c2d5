import type { SkillKind } from "@/lib/catalog/codes";
import type { BuilderCatalog, BuilderSkill } from "../catalog/catalog";
import { getCeiling } from "./ceilings";
import { createExtraSkillFinder } from "./extra-skills";
import { findAnySet, guideObjective } from "./probe";
import type { FoundSet, ProofStatus, SearchQuery } from "./query";
import { createRaiser } from "./raised-query";
import { createStepwise, runSteps, type Stepwise, type StepwiseOptions, type Tally } from "./steps";

/** How high a skill, set bonus or group skill can get when all targets of a query are met. */
export interface Headroom {
  readonly id: string;
  readonly kind: SkillKind;
  /** A set that meets all targets has this level, 0 and up. */
  readonly maxLevel: number;
  /** No set has more: proved. */
  readonly exact: boolean;
}

interface HeadroomOptions extends StepwiseOptions<HeadroomReport> {
  /** Sets that meet the query, found before: they spare searches. More than a few dozen hardly help. */
  readonly sets?: readonly FoundSet[] | undefined;
  /** Called for each skill once it is known, armor skills first. */
  readonly onSkill?: ((headroom: Headroom) => void) | undefined;
}

export interface HeadroomReport {
  /**
   * - `optimal`: exact for all skills.
   * - `infeasible`: no set meets the query.
   * - `bounded`, `cancelled`: stopped on the way; `exact` says which are.
   */
  readonly status: ProofStatus;
  /** Every skill, set bonus and group skill of the catalog, in its order. */
  readonly skills: readonly Headroom[];
  /** Nodes of all searches. */
  readonly nodes: number;
  /** Milliseconds, by the clock that was handed in; 0 without one. */
  readonly ms: number;
}

/**
 * The highest level that each skill, set bonus and group skill of the catalog can have in any set that meets
 * the query: other pieces, another charm, other decorations, within the pins and exclusions of the query. Each
 * one by itself: two gains need not go together. The weapon's own levels count. What a skill can gain over a
 * set that was found is `maxLevel` less the level that the set has now, whether a target or not (`ExtraSkill.level`).
 *
 * Exact. Sets that are known show levels that can be had: those that they have, and those that their slots
 * allow (`findExtraSkills`). From the highest level that there might be, the search looks for a level lower each time, by a
 * search for any set, until a set is found or a level is reached that is known. Every set that is found raises
 * what is known of all skills.
 *
 * @throws RangeError where the query names a skill or bonus that does not exist
 */
export function findHeadroom(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: HeadroomOptions = {},
): HeadroomReport {
  return runSteps(prepareHeadroom(query, catalog, options), options);
}

/** @see findHeadroom */
export function prepareHeadroom(
  query: SearchQuery,
  catalog: BuilderCatalog,
  { sets = [], onSkill }: Pick<HeadroomOptions, "sets" | "onSkill"> = {},
): Stepwise<HeadroomReport> {
  const tally: Tally = { nodes: 0 };
  const findings: Findings = { feasible: null, maxLevel: new Map(), exact: new Set() };
  const headroom = ({ id, kind }: BuilderSkill): Headroom => ({
    id,
    kind,
    maxLevel: findings.maxLevel.get(id) ?? 0,
    exact: findings.exact.has(id),
  });
  const report = (skill: BuilderSkill) => onSkill?.(headroom(skill));
  return createStepwise(tally, raiseAll(query, catalog, sets, findings, report, tally), (stopped, ms) => ({
    status: stopped ?? (findings.feasible ? "optimal" : "infeasible"),
    skills: catalog.skills.map(headroom),
    nodes: tally.nodes,
    ms,
  }));
}

/** Findings so far. */
interface Findings {
  feasible: boolean | null;
  readonly maxLevel: Map<string, number>;
  readonly exact: Set<string>;
}

function* raiseAll(
  query: SearchQuery,
  catalog: BuilderCatalog,
  sets: readonly FoundSet[],
  findings: Findings,
  report: (skill: BuilderSkill) => void,
  tally: Tally,
): Generator<void, void, void> {
  const findExtra = createExtraSkillFinder(query, catalog);
  const learn = (set: FoundSet) => {
    const found = findExtra(set);
    if (found) findings.feasible = true;
    for (const { id, maxLevel } of found ?? []) {
      if (maxLevel > (findings.maxLevel.get(id) ?? 0)) findings.maxLevel.set(id, maxLevel);
    }
  };
  for (const set of sets) {
    learn(set);
    yield;
  }
  if (!findings.feasible) {
    const set = yield* findAnySet(query, catalog, tally);
    if (!set) {
      findings.feasible = false;
      return;
    }
    learn(set);
  }
  const raise = createRaiser({ ...query, objective: guideObjective }, catalog);
  const order: readonly SkillKind[] = ["armor", "set-bonus", "group", "weapon"];
  for (const skill of catalog.skills.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    const { id } = skill;
    for (let level = getCeiling(skill, query, catalog); level > (findings.maxLevel.get(id) ?? 0); level--) {
      const raised = raise(skill, level);
      const set = yield* findAnySet(raised.query, raised.catalog, tally);
      if (set) learn(set);
    }
    findings.exact.add(id);
    report(skill);
    yield;
  }
}
