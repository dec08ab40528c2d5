import { elements } from "@/lib/catalog/codes";
import type { Collection } from "../collection/collection";
import { weaponForQuery } from "../editor/found-set-loadout";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout } from "../loadout/model";
import type { SearchQuery, SummedObjective } from "../search/query";
import type { PostedDamage, PostedQuery, TaskLimits } from "../worker/protocol";
import { type AskedObjective, type SearchAsk, wornTalisman } from "./ask";

/** What a search needs besides the criteria. */
export interface AskSituation {
  readonly loadout: Loadout;
  readonly collection: Pick<Collection, "talismans" | "decorations">;
  /** For the damage objective; `null` where the damage setup is not ready for it. */
  readonly damage: PostedDamage | null;
  readonly catalog: LoadoutCatalog;
}

/** Sets that are listed. A search for damage values each by itself, and takes longer for every one. */
const mostSets = { sum: 100, damage: 20 };

/** Searches for sums end in milliseconds; that is only for a query that nobody has thought of. */
const budgetMs = { sum: 20_000, damage: 45_000 };

/** Mark of a talisman that is equipped and not saved. */
export const wornTalismanId = "worn";

/**
 * The query for the criteria. Whether it can be asked is said by `askProblems`; a damage objective without
 * a scenario is asked as one for defense.
 */
export function queryOf(ask: SearchAsk, { loadout, collection, damage, catalog }: AskSituation): PostedQuery {
  return {
    skills: ask.skills,
    bonuses: ask.bonuses,
    weapon: cappedWeapon(weaponForQuery(loadout, ask.weaponSlots, catalog), catalog),
    rank: ask.rank,
    transcended: loadout.transcended,
    pinned: pinsFor(ask, loadout),
    excluded: ask.excluded,
    decorations: ownedFor(ask, loadout, collection.decorations),
    charms: ask.charms,
    talismans: talismansFor(ask, loadout, collection),
    objective: ask.objective === "damage" ? (damage ?? { kind: "defense" }) : summedObjective(ask.objective),
    limit: ask.objective === "damage" ? mostSets.damage : mostSets.sum,
  };
}

/** How long a query may take. */
export function limitsOf({ objective }: PostedQuery): TaskLimits {
  return { budgetMs: objective?.kind === "damage" ? budgetMs.damage : budgetMs.sum };
}

/** An objective that pieces and empty slots add up to. */
export function summedObjective(objective: Exclude<AskedObjective, "damage">): SummedObjective {
  const element = elements.find((each) => objective === `resistance-${each}`);
  if (element) return { kind: "resistance", element };
  return { kind: objective === "slots" ? "slots" : "defense" };
}

/** A weapon may have more levels of a skill than count; a query names no more than the maximum. */
function cappedWeapon(weapon: SearchQuery["weapon"], catalog: LoadoutCatalog): SearchQuery["weapon"] {
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
function ownedFor(
  { weaponSlots, decorations }: SearchAsk,
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

/** A pinned talisman is the one that is equipped; without one the pin has nothing to hold. */
function pinsFor({ pinned }: SearchAsk, { charm }: Loadout): SearchQuery["pinned"] {
  if (pinned.charm !== wornTalisman) return pinned;
  const { charm: _, ...pieces } = pinned;
  return charm?.kind === "talisman" ? { ...pieces, charm: wornTalismanId } : pieces;
}

/** Saved ones, and the one that is equipped where it is not among them; a pinned one alone. */
function talismansFor(
  { talismans, pinned }: SearchAsk,
  { charm }: Loadout,
  { talismans: kept }: Pick<Collection, "talismans">,
): SearchQuery["talismans"] {
  if (pinned.charm === wornTalisman && charm?.kind === "talisman") {
    return [{ id: wornTalismanId, talisman: charm.talisman, skills: charm.skills, slots: charm.slots }];
  }
  if (talismans !== "own") return talismans;
  const own = kept.map(({ id, talisman, skills, slots }) => ({ id, talisman, skills, slots }));
  if (charm?.kind !== "talisman") return own;
  const { talisman, skills, slots } = charm;
  const figures = JSON.stringify([talisman, skills, slots]);
  if (own.some((each) => JSON.stringify([each.talisman, each.skills, each.slots]) === figures)) return own;
  return [...own, { id: wornTalismanId, talisman, skills, slots }];
}
