import { elements } from "@/lib/catalog/codes";
import type { Collection } from "../collection/collection";
import type { GearReach } from "../data/availability-file";
import { getQueryWeapon } from "../editor/found-set-loadout";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout } from "../loadout/model";
import type { SearchQuery, SummedObjective } from "../search/query";
import type { PostedDamage, PostedQuery, TaskLimits } from "../worker/protocol";
import { expandExclusions, withoutExcludedDecorations } from "./expand-exclusions";
import { equippedTalisman, getObjective, type SearchCriteria, type SearchObjective } from "./search-criteria";

/** Facts for a search besides the criteria. */
export interface CriteriaContext {
  readonly loadout: Loadout;
  readonly collection: Pick<Collection, "talismans" | "decorations">;
  /** For the damage objective, chosen or automatic; `null` where the damage setup is not ready for it. */
  readonly damage: PostedDamage | null;
  readonly catalog: LoadoutCatalog;
  /** Costs of making gear; without them everything can be made. */
  readonly availability?: GearReach | null;
  /** Keys of owned gear, where the criteria are limited to it. */
  readonly owned?: ReadonlySet<string> | null;
}

/** Sets that are listed. A search for damage values each by itself, and takes longer for every one. */
const maxSets = { sum: 100, damage: 20 };

/** Searches for sums end in milliseconds; that is only for a query that nobody has thought of. */
const budgetMs = { sum: 20_000, damage: 45_000 };

/** Mark of a talisman that is equipped and not saved. */
export const equippedTalismanId = "worn";

/**
 * The query for the criteria. `findCriteriaProblems` says whether it can be searched for; a damage objective without
 * a scenario becomes one for defense.
 */
export function toSearchQuery(
  criteria: SearchCriteria,
  { loadout, collection, damage, catalog, availability = null, owned = null }: CriteriaContext,
): PostedQuery {
  const objective = getObjective(criteria, damage !== null);
  const exclusions = expandExclusions(
    criteria,
    catalog,
    availability,
    criteria.gear === "all" ? null : owned,
  );
  return {
    skills: criteria.skills,
    bonuses: criteria.bonuses,
    weapon: capWeapon(getQueryWeapon(loadout, criteria.weaponSlots, catalog), catalog),
    rank: criteria.rank,
    transcended: loadout.transcended,
    pinned: getPins(criteria, loadout),
    excluded: exclusions.gear,
    minimum: toMinimum(criteria),
    lockedDecorations: getLocks(criteria, loadout),
    decorations: withoutExcludedDecorations(
      getOwnedDecorations(criteria, loadout, collection.decorations),
      exclusions.decorations,
      catalog,
    ),
    charms: criteria.charms,
    talismans: dropTalismans(getTalismans(criteria, loadout, collection), exclusions.skills, criteria),
    objective: objective === "damage" ? (damage ?? { kind: "defense" }) : toSummedObjective(objective),
    limit: objective === "damage" ? maxSets.damage : maxSets.sum,
  };
}

function toMinimum({ minimum }: SearchCriteria): SearchQuery["minimum"] {
  if (Object.keys(minimum).length === 0) return undefined;
  const { defense, ...resistances } = minimum;
  return { ...(defense !== undefined && { defense }), resistances };
}

/** Own talismans without those that bring an excluded skill, but for a locked one. */
function dropTalismans(
  talismans: SearchQuery["talismans"],
  excluded: ReadonlySet<string>,
  { pinned }: SearchCriteria,
): SearchQuery["talismans"] {
  if (excluded.size === 0 || talismans === undefined || typeof talismans === "string") return talismans;
  if (pinned.charm === equippedTalisman) return talismans;
  return talismans.filter(({ skills }) => !skills.some(({ skill }) => excluded.has(skill)));
}

/** How long a query may take. */
export function getLimits({ objective }: PostedQuery): TaskLimits {
  return { budgetMs: objective?.kind === "damage" ? budgetMs.damage : budgetMs.sum };
}

/** An objective that pieces and empty slots add up to. */
function toSummedObjective(objective: Exclude<SearchObjective, "damage">): SummedObjective {
  const element = elements.find((each) => objective === `resistance-${each}`);
  if (element) return { kind: "resistance", element };
  return { kind: objective === "slots" ? "slots" : "defense" };
}

/** A weapon may have more levels of a skill than count; a query names no more than the maximum. */
function capWeapon(weapon: SearchQuery["weapon"], catalog: LoadoutCatalog): SearchQuery["weapon"] {
  if (!weapon) return undefined;
  const skills = Object.fromEntries(
    Object.entries(weapon.skills ?? {}).flatMap(([id, level]): [string, number][] => {
      const skill = catalog.skills.get(id);
      return skill ? [[id, Math.min(level, skill.maxLevel)]] : [];
    }),
  );
  return { ...weapon, skills };
}

/** Decorations that stay in the weapon are not there for other slots. */
function getOwnedDecorations(
  { weaponSlots, decorations }: SearchCriteria,
  { weapon }: Loadout,
  owned: Collection["decorations"],
): Collection["decorations"] {
  if (decorations === "all") return "unlimited";
  if (owned === "unlimited" || weaponSlots === "all" || !weapon) return owned;
  const left = { ...owned };
  for (const id of weapon.decorations) {
    if (id !== null && left[id] !== undefined) left[id] = Math.max(0, left[id] - 1);
  }
  return left;
}

/** Locked decorations without those that stay in the weapon: they are in use already. */
function getLocks({ lockedDecorations, weaponSlots }: SearchCriteria, { weapon }: Loadout) {
  if (Object.keys(lockedDecorations).length === 0) return undefined;
  const left = { ...lockedDecorations };
  for (const id of weaponSlots === "free" ? (weapon?.decorations ?? []) : []) {
    if (id !== null && left[id] !== undefined) left[id] = Math.max(0, left[id] - 1);
  }
  return left;
}

/** A pinned talisman is the one that is equipped; without one the pin has nothing to hold. */
function getPins({ pinned }: SearchCriteria, { charm }: Loadout): SearchQuery["pinned"] {
  if (pinned.charm !== equippedTalisman) return pinned;
  const { charm: _, ...pieces } = pinned;
  return charm?.kind === "talisman" ? { ...pieces, charm: equippedTalismanId } : pieces;
}

/** Saved ones, and the one that is equipped where it is not among them; a pinned one alone. */
function getTalismans(
  { talismans, pinned }: SearchCriteria,
  { charm }: Loadout,
  { talismans: savedTalismans }: Pick<Collection, "talismans">,
): SearchQuery["talismans"] {
  if (pinned.charm === equippedTalisman && charm?.kind === "talisman") {
    return [{ id: equippedTalismanId, talisman: charm.talisman, skills: charm.skills, slots: charm.slots }];
  }
  if (talismans !== "own") return talismans;
  const own = savedTalismans.map(({ id, talisman, skills, slots }) => ({ id, talisman, skills, slots }));
  if (charm?.kind !== "talisman") return own;
  const { talisman, skills, slots } = charm;
  const figures = JSON.stringify([talisman, skills, slots]);
  if (own.some((each) => JSON.stringify([each.talisman, each.skills, each.slots]) === figures)) return own;
  return [...own, { id: equippedTalismanId, talisman, skills, slots }];
}
