import type { Collection } from "../collection/collection";
import type { SavedSearch } from "../criteria/saved-searches";
import { getObjective, type SearchCriteria } from "../criteria/search-criteria";
import { toSearchQuery } from "../criteria/to-search-query";
import type { GearReach } from "../data/availability-file";
import type { BuilderData } from "../data/builder-data";
import type { DamageData } from "../data/damage-file";
import { deriveLoadout } from "../loadout/derive-loadout";
import type { EquippedWeapon } from "../loadout/model";
import { toScenario } from "../target/to-scenario";
import type { PostedDamage, PostedQuery } from "../worker/protocol";
import { type MyBuild, openMyBuild } from "../workspace/my-builds/my-builds";
import type { Workspace } from "../workspace/workspace";

/*
 * Goals of a hunter: the search of the builder as it is, each build that is saved with its search and
 * target, and each saved search with the weapon of the builder. What is owned is the base of all advice.
 */

/** A search whose best set is worth something to the hunter. */
export interface AdviceGoal {
  readonly id: string;
  readonly name: string;
  /** Where it comes from. */
  readonly source: "builder" | "build" | "search";
  readonly state: Pick<Workspace, "loadout" | "criteria" | "setup">;
}

interface GoalSources {
  /** Current work in the builder; `null` = none yet. */
  readonly draft: Workspace | null;
  readonly builds: readonly MyBuild[];
  readonly searches: readonly SavedSearch[];
}

/** All goals of a hunter: the builder's first, then saved searches, then builds. Those that ask for nothing are left out. */
export function listAdviceGoals(
  { draft, builds, searches }: GoalSources,
  builderData: Pick<BuilderData, "catalog" | "tables">,
): readonly AdviceGoal[] {
  const goals: (AdviceGoal | null)[] = [
    draft && { id: "builder", name: "In the builder now", source: "builder", state: draft },
    ...searches.map(({ name, criteria, target }): AdviceGoal | null =>
      draft
        ? {
            id: `search/${name}`,
            name,
            source: "search",
            state: {
              loadout: draft.loadout,
              criteria,
              setup: target.monster === null ? draft.setup : { ...draft.setup, ...target },
            },
          }
        : null,
    ),
    ...builds.map((build): AdviceGoal | null => {
      const state = openMyBuild(build, builderData);
      return state && { id: `build/${build.id}`, name: build.name, source: "build", state };
    }),
  ];
  return goals.flatMap((goal) => (goal && asksForSomething(goal.state) ? goal : []));
}

/** Without a skill and without damage to a target, any set would do. */
function asksForSomething({ criteria, loadout, setup }: AdviceGoal["state"]): boolean {
  const { skills, bonuses, objective } = criteria;
  const hasTargets = Object.keys(skills).length + Object.keys(bonuses).length > 0;
  const hasDamage = loadout.weapon !== null && setup.monster !== null;
  return hasTargets || hasDamage || (objective !== "auto" && objective !== "damage");
}

/** Context of the queries of all goals. */
export interface AdviceContext {
  readonly builderData: Pick<BuilderData, "catalog">;
  readonly damageData: DamageData;
  readonly collection: Pick<Collection, "talismans" | "decorations">;
  /** Costs of making gear; without them everything can be made. */
  readonly availability?: GearReach | null;
  /** Keys of gear that is ticked as owned. */
  readonly owned?: ReadonlySet<string> | null;
}

/** Changes to the goal. */
interface GoalChange {
  readonly weapon?: EquippedWeapon;
  readonly criteria?: Partial<SearchCriteria>;
}

/**
 * The goal as a query for its one best set: from the talismans that are saved and the decorations that are owned, whatever
 * charm is equipped.
 *
 * @returns `null` where damage is to be maximized and the goal has no weapon or no target for it
 */
export function toGoalQuery(
  { state }: AdviceGoal,
  { builderData, damageData, collection, availability = null, owned = null }: AdviceContext,
  change: GoalChange = {},
): PostedQuery | null {
  const { catalog } = builderData;
  const { charm: _, ...pinned } = state.criteria.pinned;
  const criteria: SearchCriteria = {
    ...state.criteria,
    pinned,
    talismans: "own",
    decorations: "own",
    ...change.criteria,
  };
  const loadout = { ...state.loadout, weapon: change.weapon ?? state.loadout.weapon, charm: null };
  const weapon = deriveLoadout(loadout, catalog).weapon;
  const canDamage = weapon !== null && state.setup.monster !== null;
  let damage: PostedDamage | null = null;
  if (getObjective(criteria, canDamage) === "damage") {
    const outcome = toScenario(state.setup, weapon, damageData);
    if (!outcome.ok && criteria.objective === "damage") return null;
    if (outcome.ok) damage = { kind: "damage", scenario: outcome.scenario };
  }
  const query = toSearchQuery(criteria, { loadout, collection, damage, catalog, availability, owned });
  return { ...query, limit: 1 };
}
