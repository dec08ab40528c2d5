import type { AppraisedTalisman, BuilderSkill } from "../catalog/catalog";
import { compileDamage } from "../damage/compile-damage";
import type { DamageSkill } from "../damage/inputs";
import { formatSlots } from "../loadout/format-slots";
import type { PostedQuery } from "../worker/protocol";
import { type Answer, type Ask, getGain } from "./ask";

/*
 * Worth of a talisman for a goal: the best set with it compared with the best set without it, both by the exact
 * search. The best set of all of them says which talisman it takes; every other one changes nothing there, so its best
 * set without it is that set. What remains is the best set with each of them, which is the same for talismans that bring
 * the same of what the goal feels.
 */

/** A goal as a question that allows all talismans of the hunter. */
interface GoalQuestion {
  /** Of the goal. */
  readonly id: string;
  readonly query: PostedQuery;
}

/** Objective that the values of a goal count. */
export type GoalKind = NonNullable<PostedQuery["objective"]>["kind"];

/** Worth of one talisman for one goal. */
export interface GoalWorth {
  /** Objective of the goal. */
  readonly kind: GoalKind;
  /** By how much the best set with it is better than the best one without it, as `getGain`; 0 and below: not needed. */
  readonly gain: number;
  readonly with: Answer["value"];
  readonly without: Answer["value"];
  /** The best set of all takes it. */
  readonly isBest: boolean;
  /** Both sets are proved to be the best. */
  readonly isProven: boolean;
}

/** One more thing that is known. */
export interface WorthStep {
  /** Ids of talismans. */
  readonly talismans: readonly string[];
  /** Id. */
  readonly goal: string;
  readonly worth: GoalWorth;
  /** Questions that were answered, and all of them. */
  readonly done: number;
  readonly total: number;
}

/** Worth of each talisman, by id, then by id of the goal. */
type TalismanWorth = ReadonlyMap<string, ReadonlyMap<string, GoalWorth>>;

/**
 * Works out what talismans are worth, goal by goal, those that the best sets take first. It ends early where a question
 * is stopped.
 *
 * @param talismans none of which another one outclasses
 * @param skills the records of all skills
 */
export async function* rateTalismans(
  questions: readonly GoalQuestion[],
  talismans: readonly AppraisedTalisman[],
  skills: readonly (BuilderSkill & DamageSkill)[],
  ask: Ask,
): AsyncGenerator<WorthStep, void, void> {
  const groups = questions.map((question) => groupAlike(talismans, listFeltSkills(question.query, skills)));
  // The best set takes one of them, or none: its group is known by then.
  const total = groups.reduce((sum, { length }) => sum + length + 1, 0);
  let done = 0;
  const bests: (Answer | null)[] = [];
  const taken: (string | null)[] = [];
  for (const [at, { id: goal, query }] of questions.entries()) {
    const best = await ask({ ...query, talismans });
    if (!best) return;
    bests.push(best);
    const id = getTalismanOf(best);
    taken.push(id);
    done++;
    if (id === null) continue;
    const without = await ask({ ...query, talismans: talismans.filter((each) => each.id !== id) });
    if (!without) return;
    done++;
    yield { talismans: [id], goal, worth: { ...compare(query, best, without), isBest: true }, done, total };
    // Those that are just like it do as well, and nothing is lost without one of them.
    const alike = groups[at]?.find((group) => group.some((each) => each.id === id)) ?? [];
    const others = alike.filter((each) => each.id !== id).map((each) => each.id);
    if (others.length > 0) yield { talismans: others, goal, worth: compare(query, best, best), done, total };
  }
  for (const [at, { id: goal, query }] of questions.entries()) {
    const best = bests[at];
    for (const group of groups[at] ?? []) {
      const [first] = group;
      if (!best || !first || group.some(({ id }) => id === taken[at])) continue;
      const pinned = { ...query.pinned, charm: first.id };
      const own = await ask({ ...query, pinned, talismans: [first] });
      if (!own) return;
      done++;
      yield {
        talismans: group.map(({ id }) => id),
        goal,
        worth: compare(query, own, best),
        done: Math.min(done, total),
        total,
      };
    }
  }
}

function compare({ objective }: PostedQuery, own: Answer, without: Answer): GoalWorth {
  return {
    kind: objective?.kind ?? "defense",
    gain: getGain(objective, without.value, own.value),
    with: own.value,
    without: without.value,
    isBest: false,
    isProven: own.isProven && without.isProven,
  };
}

function getTalismanOf({ set }: Answer): string | null {
  return set?.charm?.kind === "talisman" ? set.charm.id : null;
}

/** Ids of the skills, set bonuses and group skills that change whether a set meets a query, or what it is worth. */
export function listFeltSkills(
  { skills = {}, bonuses = {}, objective }: PostedQuery,
  records: readonly (BuilderSkill & DamageSkill)[],
): ReadonlySet<string> {
  const scored =
    objective?.kind === "damage" ? compileDamage(objective.scenario, records, objective.fixed).skills : [];
  return new Set([...Object.keys(skills), ...Object.keys(bonuses), ...scored.map(({ id }) => id)]);
}

/** Talismans that bring the same of some skills, and the same slots, together. */
function groupAlike(
  talismans: readonly AppraisedTalisman[],
  felt: ReadonlySet<string>,
): readonly (readonly AppraisedTalisman[])[] {
  const groups = new Map<string, AppraisedTalisman[]>();
  for (const talisman of talismans) {
    const brought = talisman.skills.filter(({ skill }) => felt.has(skill));
    const slots = talisman.slots.toSorted((a, b) => b.slot - a.slot || (a.kind < b.kind ? -1 : 1));
    const levels = brought.map(({ skill, level }) => `${skill} ${level}`).toSorted();
    const key = [...levels, formatSlots(slots)].join(";");
    groups.set(key, [...(groups.get(key) ?? []), talisman]);
  }
  return [...groups.values()];
}

/** Worth of talismans as known after some steps. */
export function toTalismanWorth(steps: readonly WorthStep[]): TalismanWorth {
  const worth = new Map<string, Map<string, GoalWorth>>();
  for (const { talismans, goal, worth: own } of steps) {
    for (const id of talismans) worth.set(id, (worth.get(id) ?? new Map<string, GoalWorth>()).set(goal, own));
  }
  return worth;
}

/** The greatest gain of a talisman over the goals; 0 where none of them needs it. */
function getBestGain(worth: ReadonlyMap<string, GoalWorth> | undefined): number {
  return Math.max(0, getClosest(worth));
}

/** How near a talisman comes to being of use: its gain, or what the best set with it lacks of the best one, below 0. */
function getClosest(worth: ReadonlyMap<string, GoalWorth> | undefined): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...[...(worth?.values() ?? [])].map(({ gain }) => gain));
}

/** Known uses of a list of talismans. */
export interface TalismanUse {
  readonly talisman: AppraisedTalisman;
  /** Mark of one that gives at least as much; `null` = none. */
  readonly betterId: string | null;
  /** Builds that it is in. */
  readonly builds: number;
}

/** The most useful first: by gain, then builds that use it, then how near it comes; outclassed ones at the end. */
export function sortByWorth<Row extends TalismanUse>(rows: readonly Row[], worth: TalismanWorth): Row[] {
  const keyed = rows.map((row) => {
    const own = worth.get(row.talisman.id);
    return { row, keys: [getBestGain(own), row.betterId === null ? 1 : 0, row.builds, getClosest(own)] };
  });
  return keyed
    .toSorted((a, b) => {
      const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
      return at < 0 ? 0 : (b.keys[at] ?? 0) > (a.keys[at] ?? 0) ? 1 : -1;
    })
    .map(({ row }) => row);
}

/** Whether a talisman can be given up and nothing is lost: another one outclasses it and no build of the hunter uses it. */
export function canBeGivenUp({ betterId, builds }: TalismanUse): boolean {
  return betterId !== null && builds === 0;
}

/**
 * Whether a talisman that nothing outclasses is of no use for any of the goals, which have all been worked out for it. The
 * best sets of all goals take none of these, so that they stay when all of them are given up.
 */
export function isWithoutGain(
  { talisman, betterId, builds }: TalismanUse,
  worth: TalismanWorth,
  goals: number,
): boolean {
  if (betterId !== null || builds > 0 || goals === 0) return false;
  const own = worth.get(talisman.id);
  return own?.size === goals && [...own.values()].every(({ gain, isBest }) => gain <= 0 && !isBest);
}
