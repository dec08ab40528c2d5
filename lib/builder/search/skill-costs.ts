import type { BuilderCatalog } from "../catalog/catalog";
import { indexCatalog } from "./catalog-index";
import { type ExtraSkill, findExtraSkills } from "./extra-skills";
import { runToEnd } from "./probe";
import type { FoundSet, SearchQuery } from "./query";
import { startRun } from "./search-run";
import {
  createStepwise,
  runSteps,
  type Stepwise,
  type StepwiseOptions,
  type Stopped,
  type Tally,
} from "./steps";

/** A level more of a skill on the pieces and the charm of a found set, and what the set has then. */
export interface SkillCost extends ExtraSkill {
  /** Armor slots that stay empty, of level 1, 2 and 3, with one level more. */
  readonly freeSlots: FoundSet["freeSlots"];
  /** Expected damage with one level more; absent where damage is not the objective. */
  readonly damage?: number | undefined;
}

export interface SkillCostReport {
  /** `complete`: every skill that fits is there. */
  readonly status: "complete" | Stopped;
  readonly costs: readonly SkillCost[];
  /** Nodes of all searches. */
  readonly nodes: number;
  /** Milliseconds, by the clock that was handed in; 0 without one. */
  readonly ms: number;
}

/**
 * Cost of one level more of each skill in a found set: same pieces, same charm, same weapon, all targets met, the
 * decorations as they serve the objective best. A skill that does not fit is not there. Exact: each is the best
 * set of a search in which pieces and charm are pinned.
 *
 * @param set the best one of the query
 * @throws RangeError where the set has a piece that the catalog does not have
 */
export function findSkillCosts(
  set: FoundSet,
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: StepwiseOptions<SkillCostReport> = {},
): SkillCostReport {
  return runSteps(prepareSkillCosts(set, query, catalog), options);
}

/** @see findSkillCosts */
export function prepareSkillCosts(
  set: FoundSet,
  query: SearchQuery,
  catalog: BuilderCatalog,
  onCost?: (cost: SkillCost) => void,
): Stepwise<SkillCostReport> {
  const tally: Tally = { nodes: 0 };
  const costs: SkillCost[] = [];
  const steps = (function* (): Generator<void, void, void> {
    const pinned = { ...pinSet(set, query), limit: 1 };
    const kinds = new Map(catalog.skills.map(({ id, kind }) => [id, kind]));
    const getSharedKey = createSharedKeys(query, catalog);
    const known = new Map<number, FoundSet>();
    for (const extra of findExtraSkills(set, query, catalog) ?? []) {
      const { id, level, maxLevel } = extra;
      const kind = kinds.get(id);
      // Set bonuses and group skills follow from the pieces.
      if (maxLevel <= level || (kind !== "armor" && kind !== "weapon")) continue;
      const key = getSharedKey(id);
      let best = key === null ? undefined : known.get(key);
      if (!best) {
        const raised = { ...pinned, skills: { ...query.skills, [id]: level + 1 } };
        [best] = (yield* runToEnd(yield* startRun(raised, catalog), tally)).results;
      }
      if (!best) continue;
      if (key !== null) known.set(key, best);
      const cost = { ...extra, freeSlots: best.freeSlots, damage: best.damage };
      costs.push(cost);
      onCost?.(cost);
    }
  })();
  return createStepwise(tally, steps, (stopped, ms) => ({
    status: stopped ?? "complete",
    costs: [...costs],
    nodes: tally.nodes,
    ms,
  }));
}

/** A query that only the pieces and the charm of a set can answer. */
function pinSet({ armor, charm }: FoundSet, query: SearchQuery): SearchQuery {
  const frame: SearchQuery = { ...query, excluded: [], charms: "none", talismans: "none", pinned: armor };
  if (charm === null) return frame;
  const id = charm.id ?? "any";
  return {
    ...frame,
    pinned: { ...armor, charm: id },
    talismans: charm.kind === "talisman" ? [{ ...charm, id }] : "none",
  };
}

/**
 * Armor skills that the objective does not feel cost the same where their decorations have one size: one of them more.
 *
 * @returns that size; `null` = by itself
 */
function createSharedKeys(query: SearchQuery, catalog: BuilderCatalog): (id: string) => number | null {
  const { objective, decorations = "unlimited" } = query;
  const scored = new Set(objective?.kind === "damage" ? objective.damage.skills.map(({ id }) => id) : []);
  const { jewels } = indexCatalog(catalog);
  return (id) => (decorations === "unlimited" && !scored.has(id) ? (jewels.get(id)?.slot ?? null) : null);
}
